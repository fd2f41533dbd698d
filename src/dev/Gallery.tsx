import { SendIcon, SignOutIcon } from '#src/ui/actIcons.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Toasts } from '#src/ui/Toasts.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { toaster } from '#src/ui/toaster.ts';
import { ChatIcon } from '#src/ui/icons.tsx';
import { avatarSources } from '#src/screens/portrait.ts';
import { css } from '#styled/css';
import { GalleryParts } from './GalleryParts.tsx';
import { character } from './samples.ts';

const page = css({ maxWidth: 'column', mx: 'auto', p: '6', display: 'flex', flexDirection: 'column', gap: '6' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });

/** Every part in every look. */
export const Gallery = () => (
  <main className={page}>
    <h1 className={css({ textStyle: 'display' })}>Display</h1>
    <h2 className={css({ textStyle: 'title' })}>Title</h2>
    <p className={css({ textStyle: 'lead' })}>Lead: companions with a voice of their own.</p>
    {(['primary', 'ink', 'danger'] as const).map((color) => (
      <div key={color} className={row}>
        {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
          <Button key={variant} variant={variant} color={color}>
            {variant}
          </Button>
        ))}
        <Button color={color} isLoading>
          Loading
        </Button>
        <Button color={color} disabled>
          Disabled
        </Button>
      </div>
    ))}
    <div className={row}>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button>Large</Button>
      <IconButton label="Send" icon={<SendIcon />} variant="solid" />
      <IconButton label="Send" icon={<SendIcon />} variant="solid" disabled />
      <IconButton label="Chat" icon={<ChatIcon />} />
      <Menu
        trigger={<Button variant="outline">Menu</Button>}
        heading="ada@example.com"
        items={[
          {
            id: 'a',
            text: 'Sign out',
            icon: <SignOutIcon />,
            onSelect: () => toaster.create({ title: 'Chosen', duration: 60_000 }),
          },
        ]}
      />
      <Tooltip text="After 700 ms">
        <Button variant="outline">Tooltip</Button>
      </Tooltip>
      <Button
        variant="outline"
        onClick={() => {
          toaster.create({ title: 'Saved', description: 'You can go on.', duration: 60_000 });
        }}
      >
        Toast
      </Button>
    </div>
    <div className={row}>
      <Chip isPressed={false}>warm</Chip>
      <Chip isPressed>calm</Chip>
      <Badge>Demo</Badge>
      <Badge tone="accent">AI, not a person</Badge>
      <Avatar name="Mira" size="sm" />
      <Avatar name="Mira" {...avatarSources(character.portrait)} />
      <Avatar name="Mira" size="lg" {...avatarSources(character.portrait)} />
    </div>
    {(['info', 'care', 'danger', 'success'] as const).map((tone) => (
      <Notice key={tone} tone={tone} actions={<Button size="sm">Act</Button>}>
        {tone}: something that one should know about this.
      </Notice>
    ))}
    <TextField label="Name" name="name" help="As you like to be called." />
    <TextField label="Name" name="name" error="Enter a name." defaultValue="x" />
    <PasswordField label="Password" name="password" autoComplete="new-password" showLabel="Show" hideLabel="Hide" />
    <SelectField
      label="Country"
      name="country"
      help="So that lines that help are those of there."
      items={['Austria', 'Germany', 'Switzerland'].map((value) => ({ value, text: value }))}
    />
    <CodeField label="Code" name="code" placeholder="000 000" />
    <NumberField label="Age" name="age" maxLength={3} />
    <RadioCards
      label="Pronouns"
      name="pronoun"
      defaultValue="she/her"
      items={['she/her', 'he/him', 'they/them', 'My own'].map((value) => ({ value, text: value }))}
    />
    <GalleryParts />
    <Toasts closeLabel="Close" />
  </main>
);

import { Link } from 'react-router';
import type { CardItem } from '#machines/cardImport/cardImportSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { RetryIcon } from '#src/ui/actIcons.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { AlertIcon, CloseIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { avatarSources } from '../portrait.ts';
import { cardFailureText, changedText } from './cardWording.ts';
import { CardAge } from './CardAge.tsx';
import { CardIcon } from './characterIcons.tsx';
import type { CardImportRef } from './characterTypes.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '3', py: '2', minHeight: '16' });
const signStyle = css.raw({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '11',
  height: '11',
  borderRadius: 'full',
  bg: 'bg.hover',
  color: 'fg.muted',
  fontSize: 'lg',
});
const sign = css(signStyle);
const wrongSign = css(signStyle, css.raw({ bg: 'danger.soft', color: 'danger.text' }));
const words = css({ flex: '1', minWidth: '0' });
const fileName = css({ fontWeight: 'medium', truncate: true });
const stateStyle = css.raw({ fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' });
const state = css(stateStyle);
const badState = css(stateStyle, css.raw({ color: 'danger.text' }));

export interface CardImportItemProps {
  cards: CardImportRef;
  item: CardItem;
  /** Of the character that it became, once that is known. */
  portrait: string | undefined;
}

const stateText = ({ status, failure, imported }: CardItem): string => {
  switch (status) {
    case 'waiting':
      return m.cards_waiting();
    case 'sending':
      return m.cards_sending();
    case 'done':
      return imported === null ? '' : m.cards_imported({ name: imported.name });
    case 'asking':
      return m.cards_age_asked();
    case 'cancelled':
      return m.cards_cancelled();
    case 'refused':
    case 'failed':
      return failure === null ? '' : cardFailureText(failure);
  }
};

const Sign = ({ item: { status, imported }, portrait }: Pick<CardImportItemProps, 'item' | 'portrait'>) => {
  switch (status) {
    case 'done':
      return <Avatar name={imported?.name ?? ''} {...(portrait !== undefined && avatarSources(portrait))} />;
    case 'sending':
      return (
        <span className={sign}>
          <Spinner />
        </span>
      );
    case 'refused':
    case 'failed':
      return (
        <span className={wrongSign}>
          <AlertIcon />
        </span>
      );
    case 'waiting':
    case 'asking':
    case 'cancelled':
      return (
        <span className={sign}>
          <CardIcon />
        </span>
      );
  }
};

const Act = ({ cards, item: { id, name, status, imported } }: Pick<CardImportItemProps, 'cards' | 'item'>) => {
  switch (status) {
    case 'waiting':
    case 'sending':
      return (
        <IconButton
          size="sm"
          label={m.cards_stop({ name })}
          icon={<CloseIcon />}
          onClick={() => {
            cards.send({ type: 'file.cancelled', id });
          }}
        />
      );
    case 'failed':
    case 'cancelled':
      return (
        <IconButton
          size="sm"
          label={m.cards_retry({ name })}
          icon={<RetryIcon />}
          onClick={() => {
            cards.send({ type: 'file.retried', id });
          }}
        />
      );
    case 'done':
      return imported === null ? null : (
        <Link
          to={paths.profile(imported.characterId)}
          className={button({ size: 'sm', variant: 'outline', color: 'ink' })}
          aria-label={m.cards_open_named({ name: imported.name })}
        >
          {m.cards_open()}
        </Link>
      );
    case 'asking':
    case 'refused':
      return null;
  }
};

/** How one card goes, and what can be done about it. */
export const CardImportItem = ({ cards, item, portrait }: CardImportItemProps) => {
  const { name, status, imported } = item;
  const changed = imported === null ? '' : changedText(imported);
  const isBad = status === 'refused' || status === 'failed';
  return (
    <li className={row}>
      <Sign item={item} portrait={portrait} />
      <div className={words}>
        <p className={fileName}>
          <bdi>{name}</bdi>
        </p>
        <p className={isBad ? badState : state}>{stateText(item)}</p>
        {status === 'asking' ? <CardAge cards={cards} item={item} /> : null}
        {changed === '' ? null : <p className={state}>{changed}</p>}
      </div>
      <Act cards={cards} item={item} />
    </li>
  );
};

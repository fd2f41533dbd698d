import { useState } from 'react';
import { alert, confirm } from '#src/confirm/confirm.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { Slider } from '#src/ui/Slider.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { toaster } from '#src/ui/toaster.ts';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { useInfiniteScroll } from '#src/ui/useInfiniteScroll.ts';
import { css } from '#styled/css';
import { confirmSamples } from './confirmSamples.ts';

const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' });
const box = css({
  height: '48',
  overflowY: 'auto',
  px: '4',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
});
const line = css({ height: '10' });
const PAGE = 10;

const Confirms = () => {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const note = (asked: Promise<string>) => {
    asked.then(
      (answer) => setAnswers((all) => [...all, `resolved ${answer}`]),
      (answer: unknown) => setAnswers((all) => [...all, `rejected ${String(answer)}`]),
    );
  };
  return (
    <section className={section} aria-label="Confirm">
      <div className={row}>
        <Button size="md" onClick={() => note(confirm({ title: 'Go on?', message: 'With the usual labels.' }))}>
          confirm
        </Button>
        <Button size="md" onClick={() => note(alert({ title: 'Well', message: 'That is it.' }))}>
          alert
        </Button>
        {Object.entries(confirmSamples).map(([words, sample]) => (
          <Button key={words} size="md" variant="soft" onClick={() => note(confirm(sample))}>
            {words}
          </Button>
        ))}
      </div>
      <output>{answers.join(', ')}</output>
    </section>
  );
};

const Tooltips = () => (
  <section className={row} aria-label="Tooltips">
    <Tooltip text="The first">
      <Button variant="outline">First</Button>
    </Tooltip>
    <Tooltip text="The second">
      <Button variant="outline">Second</Button>
    </Tooltip>
  </section>
);

const Dialogs = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Dialog">
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A dialog"
        description="With something to fill in."
        closeLabel="Close"
      >
        <TextField label="Word" name="word" />
      </Dialog>
    </section>
  );
};

const Scroll = () => {
  const [count, setCount] = useState(PAGE);
  const [isOn, setIsOn] = useState(true);
  const marker = useInfiniteScroll(isOn, () => setCount((known) => known + PAGE));
  return (
    <section className={section} aria-label="Infinite scroll">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
      <section className={box} aria-label="Lines" tabIndex={0}>
        {Array.from({ length: count }, (_, index) => (
          <p key={index} className={line}>
            Line {index + 1}
          </p>
        ))}
        <div ref={marker} data-end="" />
      </section>
      <Button size="sm" variant="outline" onClick={() => setIsOn((known) => !known)}>
        {isOn ? 'Stop loading' : 'Go on loading'}
      </Button>
    </section>
  );
};

const Progresses = () => {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <section className={section} aria-label="Progress">
      <Progress label="30 of 100" value={30} />
      <Progress label="none of 100" value={0} />
      <Progress label="all of 8" value={8} max={8} />
      <Progress label="unknown" value={null} />
      {isWrong ? (
        <>
          <Progress label="beyond" value={101} />
          <Progress label="below" value={-1} />
          <Progress label="no number" value={Number.NaN} />
          <Progress label="no end" value={30} max={0} />
          <Progress label="end below" value={130} max={-1} />
        </>
      ) : (
        <Button size="sm" variant="outline" onClick={() => setIsWrong(true)}>
          Wrong ones
        </Button>
      )}
    </section>
  );
};

/** The parts that do something, each with the defaults that it has everywhere. */
export const GalleryParts = () => (
  <>
    <Tooltips />
    <section className={row} aria-label="Toasts">
      <Button variant="outline" onClick={() => toaster.create({ title: 'Done' })}>
        A toast
      </Button>
    </section>
    <Dialogs />
    <Confirms />
    <Pagination
      label="Pages"
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(page) => `Page ${page}`}
      count={195}
    />
    <Slider label="Warmth" />
    <Slider label="Distance" defaultValue={60} isDisabled />
    <Progresses />
    <section className={row} aria-label="Avatars">
      <Avatar name="Nora" />
      <Avatar name="Ida" src="/images/ida.webp" />
    </section>
    <Scroll />
  </>
);

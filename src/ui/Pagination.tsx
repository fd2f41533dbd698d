import { Pagination as Ark } from '@ark-ui/react/pagination';
import { css, cx } from '#styled/css';
import { iconButton } from '#styled/recipes';
import { ChevronLeftIcon, ChevronRightIcon } from './actIcons.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '1' });
const step = iconButton({ size: 'md' });
const number = css({
  fontSize: 'sm',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  _currentPage: {
    bg: 'ink.solid',
    color: 'ink.onSolid',
    _hover: { bg: 'ink.solid', color: 'ink.onSolid' },
  },
});
const gap = css({ minWidth: '6', textAlign: 'center', color: 'fg.subtle' });

export interface PaginationProps {
  /** Names the whole for screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  /** Of items, not of pages. */
  count: number;
  /** Counted from 1. Left out: the part remembers it itself and begins at 1. */
  page?: number;
  pageSize?: number;
  /** How many pages stand on each side of the current one. */
  siblingCount?: number;
  onPageChange?: (page: number) => void;
}

/** The pages of a list: 10 items each, 2 siblings on each side, first page 1 unless told otherwise. */
export const Pagination = ({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  count,
  page,
  pageSize = 10,
  siblingCount = 2,
  onPageChange,
}: PaginationProps) => (
  <Ark.Root
    className={row}
    count={count}
    {...(page === undefined ? {} : { page })}
    defaultPage={1}
    pageSize={pageSize}
    siblingCount={siblingCount}
    translations={{
      rootLabel: label,
      prevTriggerLabel: previousLabel,
      nextTriggerLabel: nextLabel,
      itemLabel: (details) => pageLabel(details.page),
    }}
    onPageChange={(details) => onPageChange?.(details.page)}
  >
    <Ark.PrevTrigger className={step}>
      <ChevronLeftIcon />
    </Ark.PrevTrigger>
    <Ark.Context>
      {({ pages }) =>
        pages.map((item, index) =>
          item.type === 'page' ? (
            <Ark.Item key={item.value} {...item} className={cx(step, number)}>
              {item.value}
            </Ark.Item>
          ) : (
            <Ark.Ellipsis key={index === 1 ? 'before' : 'after'} index={index} className={gap} aria-hidden="true">
              …
            </Ark.Ellipsis>
          ),
        )
      }
    </Ark.Context>
    <Ark.NextTrigger className={step}>
      <ChevronRightIcon />
    </Ark.NextTrigger>
  </Ark.Root>
);

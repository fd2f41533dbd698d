import { m } from '#src/paraglide/messages.js';
import { Chip } from '#src/ui/Chip.tsx';
import { css } from '#styled/css';
import { TagsSkeleton } from './HomeSkeleton.tsx';

const row = css({
  display: 'flex',
  gap: '2',
  flexWrap: { lg: 'wrap' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollbarWidth: '[none]',
  mx: '[calc(-1 * token(spacing.gutter))]',
  px: 'gutter',
  py: '2',
  listStyle: 'none',
});

export interface TagFilterProps {
  tags: readonly { tag: string; count: number }[];
  /** `null`: all. */
  chosen: string | null;
  isLoading: boolean;
  onChoose: (tag: string | null) => void;
}

/** One tag at a time, or all. */
export const TagFilter = ({ tags, chosen, isLoading, onChoose }: TagFilterProps) => (
  <ul className={row} aria-label={m.home_tags()}>
    {isLoading ? (
      <TagsSkeleton />
    ) : (
      [null, ...tags.map(({ tag }) => tag)].map((tag) => (
        <li key={tag}>
          <Chip
            isPressed={tag === chosen}
            onClick={() => {
              onChoose(tag);
            }}
          >
            {tag ?? m.home_tag_all()}
          </Chip>
        </li>
      ))
    )}
  </ul>
);

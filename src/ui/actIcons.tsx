import { Icon } from './Icon.tsx';

/** Icons of what one does with a message. */

export const MoreIcon = () => (
  <Icon>
    <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="3" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <rect x="9" y="9" width="11" height="11" rx="2.5" />
    <path d="M5 15V6.5A2.5 2.5 0 0 1 7.5 4H15" />
  </Icon>
);

export const HeartIcon = ({ isFull }: { isFull: boolean }) => (
  <Icon>
    <path
      d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z"
      fill={isFull ? 'currentColor' : 'none'}
    />
  </Icon>
);

export const FlagIcon = ({ isFull }: { isFull: boolean }) => (
  <Icon>
    <path d="M6 21V4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0" fill={isFull ? 'currentColor' : 'none'} />
  </Icon>
);

export const SpeakerIcon = () => (
  <Icon>
    <path d="M4.5 9.5v5h3.2L12 18.5v-13L7.7 9.5H4.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.5 11v5M13.5 11v5" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="m4.5 19.5.9-4L16 4.9a1.8 1.8 0 0 1 2.6 0l.5.5a1.8 1.8 0 0 1 0 2.6L8.5 18.6l-4 .9ZM14 7l3 3" />
  </Icon>
);

export const ChevronLeftIcon = () => (
  <Icon isDirected>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon isDirected>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <rect x="4" y="5" width="16" height="14" rx="2.5" />
    <path d="m4.5 16.5 4.6-4.4 3.6 3.4 2.6-2.4 4.2 3.9M15.5 9.5h.01" />
  </Icon>
);

import { Icon } from '#src/ui/Icon.tsx';

/** Icons of one's own characters. */

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </Icon>
);

export const CardIcon = () => (
  <Icon>
    <rect x="6" y="3.5" width="12" height="17" rx="2.5" />
    <circle cx="12" cy="10" r="2.5" />
    <path d="M8.5 17a3.5 3.5 0 0 1 7 0" />
  </Icon>
);

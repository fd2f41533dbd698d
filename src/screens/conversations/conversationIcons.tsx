import { Icon } from '#src/ui/Icon.tsx';

/** Icons of the list of conversations. */

export const ClearIcon = () => (
  <Icon>
    <path d="m8.5 19-4.2-4.2a1.8 1.8 0 0 1 0-2.6l7.9-7.9a1.8 1.8 0 0 1 2.6 0l4.9 4.9a1.8 1.8 0 0 1 0 2.6L12.9 19ZM8 8.5l7.5 7.5M8.5 19H20" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 19.5h14" />
  </Icon>
);

export const UploadIcon = () => (
  <Icon>
    <path d="M12 15.5v-11M7 9.5l5-5 5 5M5 19.5h14" />
  </Icon>
);

export const PageIcon = () => (
  <Icon>
    <path d="M7 3.5h7l4.5 4.5v10.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM9 12.5h6M9 16h4" />
  </Icon>
);

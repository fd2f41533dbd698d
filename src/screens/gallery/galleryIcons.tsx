import { Icon } from '#src/ui/Icon.tsx';

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4.5v10.5M7 10.5l5 5 5-5M5 19.5h14" />
  </Icon>
);

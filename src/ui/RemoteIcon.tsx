import { css } from '#styled/css';
import { Icon } from './Icon.tsx';

const drawing = css({
  width: 'icon',
  height: 'icon',
  flexShrink: '0',
  display: 'inline-block',
  backgroundColor: '[currentColor]',
  maskSize: '100%',
  maskRepeat: 'no-repeat',
});
const room = css({ width: 'icon', height: 'icon', flexShrink: '0', display: 'inline-block' });

export interface RemoteIconProps {
  /** The drawing; `null` as long as it is not there. */
  svg: string | null;
  /** It will not come. */
  isFailed: boolean;
}

/**
 * An icon whose drawing came from elsewhere, in the text's colour and silent for screen readers. It is shown as a mask: in there nothing runs
 * and nothing loads, whatever it holds. Its room is kept until it comes; where it does not come there is a neutral shape.
 */
export const RemoteIcon = ({ svg, isFailed }: RemoteIconProps) => {
  if (isFailed)
    return (
      <Icon>
        <rect x="4.5" y="4.5" width="15" height="15" rx="4" strokeDasharray="3 3.6" />
      </Icon>
    );
  if (svg === null) return <span className={room} aria-hidden="true" />;
  const maskImage = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return <span className={drawing} style={{ maskImage }} aria-hidden="true" />;
};

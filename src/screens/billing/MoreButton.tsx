import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';

export interface MoreButtonProps {
  isLoading: boolean;
  onClick: () => void;
}

/** Asks for what comes further down. It is not disabled meanwhile, so that the keyboard stays on it. */
export const MoreButton = ({ isLoading, onClick }: MoreButtonProps) => (
  <div>
    <Button size="md" variant="outline" color="ink" aria-disabled={isLoading} aria-busy={isLoading} onClick={onClick}>
      {isLoading ? m.billing_more_loading() : m.billing_more()}
    </Button>
  </div>
);

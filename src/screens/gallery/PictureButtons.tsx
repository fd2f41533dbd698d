import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { Picture } from '#contract/picture.ts';
import { isUsingAtOnce, showFailureOf } from '#machines/pictureActs/pictureActsSelectors.ts';
import { downloadUrl } from '#src/api/galleryApi.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { TrashIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ChatIcon, SparkIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { likeState } from '#src/browser/likePicture.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { RetryNotice } from '../RetryNotice.tsx';
import { failureText } from '../wording.ts';
import { DownloadIcon } from './galleryIcons.tsx';
import type { GalleryFlows } from './galleryTypes.ts';

const all = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const others = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
const fits = css({ px: '2.5', flex: '[1 1 auto]' });

/** What one does with a picture. */
export const PictureButtons = ({ acts, report, picture }: Omit<GalleryFlows, 'gallery'> & { picture: Picture }) => {
  const isUsing = useSelector(acts, isUsingAtOnce);
  const failure = useSelector(acts, showFailureOf);
  const { pictureId, characterId } = picture;
  const target = { pictureId, characterId };
  const like = characterId === null ? paths.imageGenerator() : paths.imageGeneratorFor(characterId);
  return (
    <div className={all}>
      {failure === null ? null : (
        <RetryNotice
          onDismiss={() => {
            acts.send({ type: 'failure.dismissed' });
          }}
        >
          {`${m.gallery_use_failed()} ${failureText(failure)}`}
        </RetryNotice>
      )}
      <Button
        size="md"
        isFullWidth
        isLoading={isUsing}
        onClick={() => {
          acts.send({ type: 'use.requested', ...target, intentId: newIntentId() });
        }}
      >
        <ChatIcon />
        {m.gallery_use()}
      </Button>
      <Link
        to={like}
        state={likeState(picture)}
        className={button({ size: 'md', variant: 'outline', color: 'ink', isFullWidth: true })}
      >
        <SparkIcon />
        {m.gallery_like()}
      </Link>
      <div className={others}>
        <a
          href={downloadUrl(pictureId)}
          download
          className={cx(button({ size: 'md', variant: 'ghost', color: 'ink' }), fits)}
        >
          <DownloadIcon />
          {m.gallery_download()}
        </a>
        <ReportButton
          report={report}
          kind="picture"
          targetId={pictureId}
          text={m.gallery_report()}
          className={fits}
          isDisabled={isUsing}
        />
        <Button
          size="md"
          variant="ghost"
          color="danger"
          className={fits}
          disabled={isUsing}
          onClick={() => {
            acts.send({ type: 'deletion.requested', ...target });
          }}
        >
          <TrashIcon />
          {m.gallery_delete()}
        </Button>
      </div>
    </div>
  );
};

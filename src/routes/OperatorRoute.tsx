import { useLoaderData } from 'react-router';
import * as z from 'zod/mini';
import { eventCounts } from '#contract/event.ts';
import { OperatorScreen } from '../screens/operator/OperatorScreen.tsx';

/** What src/routes/openCounts.ts gives. */
const opened = z.object({ ...eventCounts.request.shape, counts: eventCounts.response });

export const Component = () => <OperatorScreen {...opened.parse(useLoaderData())} />;

import { fromPromise } from 'xstate';
import { createBuildApi, type LatestBuild } from '#src/api/buildApi.ts';

export const reloadGuardActors = () => {
  const api = createBuildApi();
  return { loadLatestBuild: fromPromise<LatestBuild, void>(({ signal }) => api.latest({ signal })) };
};

/** Tests that nothing but their sources is known to break. */
export interface Suite {
  readonly tests: readonly string[];
  readonly sources: readonly string[];
}

/** They run when the change that is tested is one of them or of their sources, and else when they have their turn. */
export const SUITES: readonly Suite[] = [
  {
    tests: ['tests/browser/reloadGuard.test.ts', 'tests/browser/serviceWorker.test.ts'],
    sources: [
      'machines/reloadGuard',
      'scripts/vite',
      'src/actors/reloadGuardActors.ts',
      'src/confirm/askToReload.ts',
      'src/flows/reloadGuard.ts',
      'src/serviceWorker',
      'vite.config.ts',
    ],
  },
  {
    tests: ['tests/browser/devFlows.test.ts', 'tests/browser/devFlowsLive.test.ts', 'tests/browser/flowReport.test.ts'],
    sources: [
      'packages/flow-kit',
      'scripts/dev.ts',
      'scripts/flows',
      'scripts/lib/developmentSite.ts',
      'src/dev/flows',
      'src/browser/inspect.ts',
    ],
  },
  {
    tests: [
      'packages/painter/tests/crops.test.ts',
      'packages/painter/tests/curls.test.ts',
      'packages/painter/tests/held.test.ts',
      'packages/painter/tests/painter.test.ts',
      'tests/server/imagePainting.test.ts',
      'tests/unit/painterSeeds.test.ts',
      'tests/unit/pictureProviders/painterPictures.test.ts',
      'tests/unit/pictureProviders/painterSittings.test.ts',
    ],
    sources: [
      'contract/appearance.ts',
      'contract/picture.ts',
      'packages/painter',
      'server/features/media',
      'server/providers/image',
      'server/providers/picture',
      'server/seed/characters',
      'server/seed/seedCharacter.ts',
      'server/seed/seedCharacters.ts',
      'server/sharp.ts',
    ],
  },
  {
    tests: [
      'packages/companion/tests/otherLanguages.test.ts',
      'tests/server/chatProviders/firstAnswers/firstAnswers.test.ts',
      'tests/server/chatProviders/firstAnswers/openers.test.ts',
      'tests/server/chatProviders/scriptedCompanion.test.ts',
    ],
    sources: [
      'contract/care.ts',
      'package-lock.json',
      'packages/companion',
      'server/features/care',
      'server/providers/chat',
      'server/seed',
      'tests/server/chatProviders/firstAnswers',
      'tests/server/support/seedPersona.ts',
      'tests/server/support/talk.ts',
    ],
  },
  // What kills and restarts servers: a third of the work of all that run with one.
  {
    tests: [
      'tests/server/crashes.test.ts',
      'tests/server/killedServers.test.ts',
      'tests/server/ownCharacterCrashes.test.ts',
      'tests/server/pictureCrashes.test.ts',
      'tests/server/pictureRestarts.test.ts',
      'tests/server/process.test.ts',
      'tests/server/speechFaults.test.ts',
    ],
    sources: [
      'contract',
      'package-lock.json',
      'packages/companion',
      'packages/painter',
      'server',
      'tests/browser/support/server.ts',
      'tests/server/support',
      'tests/support/endWithParent.mjs',
    ],
  },
  {
    tests: ['tests/unit/care/apartSentences.test.ts'],
    sources: ['bench/care/apart', 'scripts/care', 'tests/unit/care/nearSentences.ts'],
  },
  {
    tests: ['tests/browser/analytics.test.ts'],
    sources: ['src/analytics', 'src/browser/optOut.ts', 'machines/consent', 'server/features/event'],
  },
];

interface Choice {
  readonly isChanged: (sources: readonly string[]) => Promise<boolean>;
  readonly isDue: (file: string) => boolean;
}

/** The test files of suites whose sources stay as they are, and which have no turn. */
export const restingFiles = async (suites: readonly Suite[], { isChanged, isDue }: Choice): Promise<string[]> => {
  const resting = await Promise.all(
    suites.map(async ({ tests, sources }) =>
      (await isChanged([...tests, ...sources])) ? [] : tests.filter((file) => !isDue(file)),
    ),
  );
  return resting.flat();
};

import { errNo } from '#contract/errNo.ts';
import { ICON_DELAYS, iconMachine } from '#machines/icon/iconMachine.ts';
import { selectIsFailed, selectSvg } from '#machines/icon/iconSelectors.ts';
import { heart, iconModel, kept, ofServer, ofService } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(iconMachine);
const wanted = { type: 'icon.wanted', icon: heart, kept: null, hasService: false } as const;
const service = { id: 'askService', input: { icon: heart } };
const server = { id: 'askServer', input: { icon: heart } };
const found = (svg: string) => ({ type: 'icon.found', icon: heart, svg }) as const;
const drawn = (svg: string | null) => ({ icon: heart, svg });
const late = waited(ICON_DELAYS.serviceTimeout);

describeFlow(iconModel, {
  stateChecks: {
    unasked: (snapshot) => snapshot.status === 'active' && !snapshot.hasTag('busy'),
    askingService: (snapshot) => snapshot.hasTag('busy') && 'askService' in snapshot.children,
    askingServer: (snapshot) => snapshot.hasTag('busy') && 'askServer' in snapshot.children,
    shown: (snapshot) => selectSvg(snapshot) !== null,
    failed: (snapshot) => selectIsFailed(snapshot) && selectSvg(snapshot) === null,
  },
  journeys: {
    '[SHELL-15] asks nobody for one that the browser keeps': {
      steps: [{ ...wanted, kept, hasService: true }],
      end: { value: 'shown', context: drawn(kept), emitted: [], started: [] },
    },
    '[SHELL-15] takes it from the icon service': {
      steps: [{ ...wanted, hasService: true }, done('askService', { svg: ofService })],
      end: { value: 'shown', context: drawn(ofService), emitted: [found(ofService)], started: [service] },
    },
    '[SHELL-15] asks the server where the service does not answer within 500 ms': {
      steps: [{ ...wanted, hasService: true }, waited(500), done('askServer', { svg: ofServer })],
      end: { value: 'shown', context: drawn(ofServer), emitted: [found(ofServer)], started: [service, server] },
    },
    '[SHELL-15] waits for the service until then': {
      steps: [{ ...wanted, hasService: true }, waited(499)],
      end: { value: 'askingService', context: drawn(null), emitted: [], started: [service] },
    },
    '[SHELL-15] asks the server where the service fails': {
      steps: [{ ...wanted, hasService: true }, failed('askService', new Error('The service is away'))],
      end: { value: 'askingServer', context: drawn(null), emitted: [], started: [service, server] },
    },
    '[SHELL-15] asks the server alone where there is no service': {
      steps: [wanted, done('askServer', { svg: ofServer })],
      end: { value: 'shown', context: drawn(ofServer), emitted: [found(ofServer)], started: [server] },
    },
    'gives an icon up that is nowhere': {
      steps: [{ ...wanted, hasService: true }, late, failed('askServer', { errNo: errNo.notFound })],
      end: { value: 'failed', context: drawn(null), emitted: [], started: [service, server] },
    },
    'waits for the server until then': {
      steps: [wanted, waited(ICON_DELAYS.serverTimeout - 1)],
      end: { value: 'askingServer', context: drawn(null), emitted: [], started: [server] },
    },
    'gives a server up that does not answer in time': {
      steps: [wanted, waited(ICON_DELAYS.serverTimeout)],
      end: { value: 'failed', context: drawn(null), emitted: [], started: [server] },
    },
  },
});

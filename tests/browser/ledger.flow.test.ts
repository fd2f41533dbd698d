import { createLedgerDriver } from '#tests/flows/ledger/browser.ts';
import { ledgerModel } from '#tests/flows/ledger/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('ledger machine on its screen', ledgerModel, createLedgerDriver, '/settings', {});

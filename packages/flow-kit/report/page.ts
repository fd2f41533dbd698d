import type { ReportData } from './data.ts';
import { flowPage } from './flowPage.ts';
import { frontPage } from './frontPage.ts';
import { html, scriptData, trusted } from './html.ts';
import { when } from './links.ts';
import { requirementsPage } from './requirementsPage.ts';

/** What the page is made of besides data. */
export interface Parts {
  /** SVG by the name of its flow; each brings its own style. */
  readonly diagrams: ReadonlyMap<string, string>;
  readonly style: string;
  readonly script: string;
}

/** Whatever is said, nothing is loaded from elsewhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/** The whole report in one document, which needs nothing else. Its script shows one of the pages that lie in templates. */
export const pageOf = (report: ReportData, { diagrams, style, script }: Parts): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Flows</title>
        <style>
          ${trusted(style)}
        </style>
      </head>
      <body>
        <header class="bar">
          <nav aria-label="Report"><a href="#/">Flows</a> <a href="#/requirements">Requirements</a></nav>
          <p>Made on ${when(report.made)}</p>
        </header>
        <main data-main><noscript>This report needs JavaScript.</noscript></main>
        <template data-page="">${frontPage(report)}</template>
        <template data-page="requirements">${requirementsPage(report)}</template>
        ${report.flows.map(
          (flow) => html`<template data-page="${flow.name}">${flowPage(flow, diagrams.get(flow.name))}</template>`,
        )}
        <script type="application/json" id="report">
          ${scriptData(report)}
        </script>
        <script>
          ${trusted(script)};
        </script>
      </body>
    </html> `.markup;

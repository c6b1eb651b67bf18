import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// oxlint says nothing about a pattern that it cannot read, so each direction is tried here: the
// project's own configuration over a small tree whose every import is either wanted or forbidden.
const forbidden = [
  ['core/time.ts', '#areas/news-hub/contract.ts'],
  ['core/time.ts', '#server/tools.ts'],
  ['core/time.ts', 'node:fs'],
  ['areas/feed/folders.ts', './server/api.ts'],
  ['areas/feed/folders.ts', '#areas/portal/sections.ts'],
  ['areas/feed/folders.ts', 'react'],
  ['areas/topics/contract.ts', '../web/Feed.tsx'],
  ['areas/feed/demo/api.ts', '../server/api.ts'],
  ['areas/feed/demo/api.ts', '#server/tools.ts'],
  ['engine/feeds/opml.ts', '../../demo/api.ts'],
  ['engine/feeds/opml.ts', '../../web/Feed.tsx'],
  ['engine/feeds/opml.ts', '#areas/portal/server/api.ts'],
  ['engine/feeds/opml.ts', '#web/page.tsx'],
  ['areas/news-hub/web/Feed.tsx', '../demo/api.ts'],
  ['areas/news-hub/web/Feed.tsx', '../server/api.ts'],
  ['areas/news-hub/web/Feed.tsx', '#areas/portal/web/Frame.tsx'],
  ['areas/news-hub/web/Feed.tsx', '#server/tools.ts'],
  ['web/ui/controls/Button.tsx', '#areas/news-hub/web/Feed.tsx'],
  ['web/ui/controls/Button.tsx', '../../areas/news-hub/web/Feed.tsx'],
  ['web/place/page.tsx', '#server/tools.ts'],
  ['server/web.ts', '#areas/news-hub/server/api.ts'],
  ['server/web.ts', '#web/page.tsx'],
] as const

const wanted = [
  ['core/time.ts', './id.ts'],
  ['areas/feed/folders.ts', './contract.ts'],
  ['areas/feed/folders.ts', '#areas/portal/contract.ts'],
  ['areas/feed/folders.ts', '#core/time.ts'],
  ['areas/topics/contract.ts', '#areas/portal/contract.ts'],
  ['areas/notes/demo/notes.ts', '#areas/news-hub/contracts/topics.ts'],
  ['areas/feed/demo/api.ts', '../folders.ts'],
  ['engine/feeds/opml.ts', '../../folders.ts'],
  ['engine/feeds/opml.ts', '#server/tools.ts'],
  ['engine/feeds/opml.ts', 'node:fs'],
  ['areas/news-hub/web/Feed.tsx', '../contract.ts'],
  ['areas/news-hub/web/Feed.tsx', '#web/page.tsx'],
  ['web/screens.tsx', '#areas/news-hub/web/Feed.tsx'],
  ['web/more-screens.tsx', '#areas/news-hub/web/Feed.tsx'],
  ['web/demo.ts', '#areas/news-hub/demo/api.ts'],
  ['server/areas.ts', '#areas/news-hub/server/api.ts'],
  ['server/web.test.ts', '#areas/news-hub/server/api.ts'],
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

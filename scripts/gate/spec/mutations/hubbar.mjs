import { changes } from './changes.mjs'

const test = 'areas/hubs/hubs.test.ts'

export const hubbar = [
  ...changes(test, 'areas/hubs/hub-changes.ts', [
    ['HUBBAR-032', 'customCount + 1', 'customCount'],
    ['HUBBAR-032', 'hubs.filter(({ isCustom }) => isCustom).length', 'hubs.length'],
    ['HUBBAR-032', '`Custom Hub ${customCount + 1}`', '`Hub ${customCount + 1}`'],
    ['HUBBAR-034', '`hub-${nowMs}`', '`hub-${hubs.length}`'],
    ['HUBBAR-041', 'typed.trim()', 'typed'],
    ['HUBBAR-041', 'hub.id === id && name', 'hub.id === id'],
    ['HUBBAR-045', 'hub.id !== id || !hub.isCustom', 'hub.id !== id'],
  ]),
  ...changes(test, 'areas/hubs/hubs.ts', [
    ['HUBBAR-004', "{ id: 'rules', name: 'Automation Rules', accent: false },\n", ''],
    ['HUBBAR-005', "name: 'Settings', accent: false", "name: 'Settings', accent: true"],
    ['HUBBAR-019', "tabPath = '/feed'", "tabPath = ''"],
    ['HUBBAR-020', '`/${tab.id}`', '`/${tab.name}`'],
    ['HUBBAR-006', 'tab.path === path', 'tab.path.startsWith(path)'],
    ['HUBBAR-046', 'chosen ?? hubs[0]', 'chosen'],
    ['SHELL-021', '(?:^|\\/)news-hub\\/feed\\/([^/]+)', '(?:^|\\/)news-hub\\/([^/]+)'],
  ]),
  ...changes(test, 'areas/hubs/made-hubs.ts', [
    ['HUBBAR-033', 'isCustom: true', 'isCustom: false'],
    ['HUBBAR-035', '`/feed/${id}`', '`/${id}`'],
    ['HUBBAR-001', 'isSpecial: true', 'isSpecial: false'],
    ['HUBBAR-007', "name: 'News Hub'", "name: 'Hub'"],
  ]),
]

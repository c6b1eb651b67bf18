import { changes } from '../changes.mjs'

const test = 'areas/hubs/e2e/hubs.spec.ts'
const lends = 'areas/hubs/web/lends'

/** Mutations of the tabs of hubs and the toolbar above them. */
export const hubbar = [
  ...changes(test, 'areas/articles/web/lends/use-feed-page.ts', [
    [
      'HUBBAR-002',
      "oneOf(viewModes, params.get('view'))",
      "oneOf(['synth', ...viewModes], params.get('view'))",
    ],
    [
      'HUBBAR-030',
      "oneOf(newsFilters, params.get('filter'))",
      "oneOf(['top', ...newsFilters], params.get('filter'))",
    ],
    [
      'HUBBAR-031',
      "oneOf(periods, params.get('time'))",
      "oneOf(['week', ...periods], params.get('time'))",
    ],
    [
      'HUBBAR-024',
      'change({ view: value, customize: null })',
      'change({ view: value, customize: null, filter: null })',
    ],
  ]),
  ...changes(test, 'areas/feed/web/toolbar/FeedControls.tsx', [
    ['HUBBAR-021', "top: 'Top',", "top: 'Best',"],
    ['HUBBAR-022', "theme: 'Theme',", "theme: 'Themes',"],
    ['HUBBAR-026', "{page.viewMode === 'custom' && (", '{page.viewMode && ('],
    ['FEED-006', 'onClick={page.toggleCustomizing}', 'onClick={() => {}}'],
  ]),
  ...changes(test, 'areas/feed/web/periods.ts', [
    ['HUBBAR-023', "month: 'Month',", "month: '30 days',"],
  ]),
  ...changes(test, 'areas/feed/web/FeedScreen.tsx', [
    ['FEED-005', 'data-view-mode={viewMode}', 'data-view-mode="custom"'],
  ]),
  ...changes(test, 'areas/feed/web/toolbar/HubToolbar.tsx', [
    ['HUBBAR-025', 'label="Search articles"', 'label="Search"'],
  ]),
  ...changes(test, 'areas/hubs/web/HubList.tsx', [
    ['HUBBAR-008', '    select(hub)\n    // The focus', '    // The focus'],
    ['HUBBAR-009', 'isActive ? !openedHubs[hub.id] : true', 'false'],
    ['HUBBAR-047', 'isActive ? !openedHubs[hub.id] : true', 'true'],
    ['HUBBAR-010', 'onDoubleClick={onRename}', ''],
    ['HUBBAR-011', '              onClick={onRename}\n', ''],
    ['HUBBAR-012', '            New\n', '            Add\n'],
    ['HUBBAR-013', '<HubGroup name="Others">', '<HubGroup name="Special">'],
    ['HUBBAR-036', '    select(hub)\n    setOpened(hub.id, true)', '    setOpened(hub.id, true)'],
    [
      'HUBBAR-037',
      '    setRenaming({ id: hub.id, byKeyboard: detail === 0 })\n  }\n\n  const',
      '  }\n\n  const',
    ],
    [
      'HUBBAR-001',
      '{special.length > 0 && <HubGroup name="Others">{special.map(entryOf)}</HubGroup>}',
      '',
    ],
  ]),
  ...changes(test, 'areas/hubs/web/HubNameInput.tsx', [
    ['HUBBAR-038', "finish(event.key === 'Enter', 'by-key')", "finish(false, 'by-key')"],
    ['HUBBAR-039', "finish(event.key === 'Enter', 'by-key')", "finish(true, 'by-key')"],
    [
      'HUBBAR-040',
      "onBlur={() => finish(true, 'by-leaving')}",
      "onBlur={() => finish(false, 'by-leaving')}",
    ],
  ]),
  ...changes(test, `${lends}/HubHead.tsx`, [
    [
      'HUBBAR-014',
      'return active && <HeadOf key={active.id} hub={active} />',
      'return active && <HubName name="News Hub" />',
    ],
  ]),
  ...changes(test, 'areas/hubs/web/HubMenu.tsx', [
    ['HUBBAR-015', "label: 'Rename', icon", "label: 'Edit', icon"],
    ['HUBBAR-016', 'if (hub.isCustom || hasMembers) {', 'if (!hub.isSpecial) {'],
    ['HUBBAR-017', '`Delete "${name}"?`', "'Delete this hub?'"],
    ['HUBBAR-042', '    await deleteHub.mutateAsync({ id })\n', ''],
    ['HUBBAR-043', 'if (all[0]) select(all[0])', 'select(all[1]!)'],
  ]),
  ...changes(test, 'areas/hubs/web/HubNameEditor.tsx', [
    ['HUBBAR-027', 'aria-label="Update hub name"', 'aria-label="Hub name"'],
    ['HUBBAR-028', '    onSave(text)\n', '    onSave(name)\n'],
    [
      'HUBBAR-029',
      '<Button variant="quiet" onClick={onCancel}>',
      '<Button variant="quiet" onClick={() => onSave(text)}>',
    ],
  ]),
  ...changes(test, `${lends}/HubTabs.tsx`, [
    ['HUBBAR-005', 'data-accent={tab.accent || undefined}', ''],
  ]),
  ...changes('areas/leaderboard/e2e/leaderboard.spec.ts', 'areas/portal/web/Frame.tsx', [
    [
      'HUBBAR-003',
      'toolbar={toolbar}\n',
      'toolbar={toolbar ?? <p className="hub-toolbar">News Hub</p>}\n',
    ],
  ]),
]

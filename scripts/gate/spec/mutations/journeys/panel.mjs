import { changes } from '../changes.mjs'

const test = 'areas/portal/e2e/panel.spec.ts'
const side = 'areas/portal/web/panel'
const assistant = 'areas/assistant/web'
const notifications = 'platform/notifications/web/NotificationsTab.tsx'
const news = 'platform/notifications/demo/notifications.ts'

/** Mutations of the right panel. */
export const panel = [
  ...changes(test, `${side}/SidePanel.css`, [
    [
      'PANEL-001',
      'position: fixed;\n    z-index: var(--z-panel);',
      'position: absolute;\n    z-index: var(--z-panel);',
    ],
    [
      'PANEL-006',
      '    .side[data-hiding] .side-panel {\n      visibility: hidden;',
      '    .side[data-hiding] .side-panel {\n      visibility: visible;',
    ],
    ['PANEL-011', 'padding-right: var(--panel);', 'padding-right: 400px;'],
    ['PANEL-038', 'background: var(--error);', 'background: var(--ink-3);'],
  ]),
  ...changes(test, `${side}/side-panel-tabs.ts`, [
    ['PANEL-009', "label: 'AI Studio'", "label: 'Studio'"],
    ['PANEL-003', "value: 'ai-studio', label", "value: 'assistant', label"],
  ]),
  ...changes(test, `${side}/PanelSettings.tsx`, [
    ['PANEL-004', 'title="Sidebar Settings"', 'title="Panel Settings"'],
    ['PANEL-005', 'Hide the panel when not hovering', 'Hide the panel'],
  ]),
  ...changes(test, `${side}/PanelRail.tsx`, [
    ['PANEL-007', 'isAutoHiding && isOpen && (', 'isAutoHiding && !isOpen && ('],
    ['PANEL-010', 'onClick={() => show(value)}', "onClick={() => show('assistant')}"],
  ]),
  ...changes(test, `${side}/SidePanel.tsx`, [
    ['PANEL-008', 'label="Hide panel"', 'label="Close panel"'],
    [
      'PANEL-060',
      "mode={name === tab ? 'visible' : 'hidden'}",
      "mode={name !== 'note' ? 'visible' : 'hidden'}",
    ],
  ]),
  ...changes(test, `${assistant}/RecapMessage.tsx`, [
    ['PANEL-012', '{name}, <TimeAgo', 'Recap, <TimeAgo'],
    ['PANEL-014', "View ${count(items.length, 'update')}", "Show ${count(items.length, 'update')}"],
    ['PANEL-015', 'onClick={() => setExpanded(!isExpanded)}', 'onClick={() => setExpanded(true)}'],
    ['PANEL-016', 'onClick={() => onOpen(item)}', 'onClick={() => onOpen(items[0]!)}'],
  ]),
  ...changes(test, `${assistant}/RecapMenu.tsx`, [
    [
      'PANEL-013',
      "{ label: 'Not interested', icon: <ThumbsDown />, onSelect: onWantLess, parted: true },",
      '',
    ],
  ]),
  ...changes(test, `${assistant}/RecapDetail.tsx`, [
    ['PANEL-017', 'alt={item.imageAlt}', 'alt=""'],
    ['PANEL-018', ': <p>{item.summary}</p>', ': <p>{item.summary.slice(0, 60)}</p>'],
    ['PANEL-019', 'item.keyFeatures.map', 'item.keyFeatures.slice(0, 0).map'],
    ['PANEL-020', '<Links title="Resources" links={item.resources} />', ''],
  ]),
  ...changes(test, `${assistant}/AssistantTab.tsx`, [
    ['PANEL-021', 'onBack={() => setOpenItem(null)}', "onBack={() => setLastId('')}"],
  ]),
  ...changes(test, `${assistant}/briefings/BriefingOffer.tsx`, [
    ['PANEL-022', "name: 'Listen', Icon", "name: 'Audio', Icon"],
    ['PANEL-023', "name: 'Watch', Icon", "name: 'Video', Icon"],
  ]),
  ...changes(test, 'areas/assistant/briefing-options.ts', [
    ['PANEL-024', "label: 'Medium', minutes: 5", "label: 'Medium', minutes: 6"],
    ['PANEL-025', "length: 'medium',", "length: 'short',"],
    ['PANEL-026', "label: 'Debate Format'", "label: 'Debate'"],
    ['PANEL-027', "style: 'brief-summary',", "style: 'review',"],
    ['PANEL-028', "{ value: 'energetic', label: 'Energetic' },", ''],
    ['PANEL-029', "tone: 'professional',", "tone: 'casual',"],
  ]),
  ...changes(test, `${assistant}/briefings/BriefingForm.tsx`, [
    ['PANEL-030', 'label="Schedule delivery"', 'label="Schedule"'],
    ['PANEL-031 PANEL-032', 'onSubmit={(event) => event.preventDefault()}', 'onSubmit={() => {}}'],
    [
      'PANEL-032',
      'onSubmit={(event) => event.preventDefault()}',
      'onSubmit={(event) => {\n        event.preventDefault()\n        setBriefing(defaultBriefing)\n      }}',
    ],
  ]),
  ...changes(test, `${assistant}/chat/AskForm.tsx`, [
    ['PANEL-033', 'placeholder="Ask the assistant anything..."', 'placeholder="Ask anything..."'],
    ['PANEL-035', '          type="submit"\n', '          type="button"\n'],
  ]),
  ...changes(test, `${assistant}/chat/Chat.tsx`, [
    ['PANEL-034', "ask: () => asking.setText('')", 'ask: () => {}'],
  ]),
  ...changes(test, 'areas/assistant/demo/recap.ts', [['PANEL-036', "id: 'llama'", "id: 'llama4'"]]),
  ...changes(test, 'areas/website-builder/area.ts', [
    ['PANEL-037', "label: 'Builds'", "label: 'Build'"],
  ]),
  ...changes(test, news, [
    ['PANEL-044', 'type errors in the checkout flow.', 'type errors.'],
    ['PANEL-045', "title: 'Breaking News'", "title: 'Alert'"],
    ['PANEL-046', 'progressPercent: 75', 'progressPercent: 70'],
    ['PANEL-047', "title: 'Deployment Success'", "title: 'Deployed'"],
    ['PANEL-048', "title: 'Model Training Complete'", "title: 'Training Complete'"],
    ['PANEL-049', "title: 'New Articles'", "title: 'Articles'"],
    ['PANEL-051', "    action: 'Deploy Model',\n", ''],
  ]),
  ...changes(test, notifications, [
    ['PANEL-050', 'onClick={() => setExpanded(!isExpanded)}', 'onClick={() => setExpanded(true)}'],
    ['PANEL-038', '<span className="red-dot" aria-hidden="true" />', 'undefined'],
  ]),
  ...changes(test, 'areas/saved/web/SavedTab.tsx', [
    ['PANEL-052', 'onChange={setKind}', "onChange={(to) => setKind(to === 'threads' ? kind : to)}"],
    ['PANEL-055', '`Threads (${amount(counts.threads)})`', '`Threads`'],
  ]),
  ...changes(test, 'areas/saved/web/SavedCard.tsx', [
    [
      'PANEL-053',
      'onClick={() => page && goTo(page)}',
      "onClick={() => goTo(page ?? '/marketplace')}",
    ],
    [
      'PANEL-054',
      'onClick={() => remove.mutate({ kind, id })}',
      "onClick={() => goTo('/marketplace')}",
    ],
  ]),
  ...changes(test, 'areas/notes/note-filters.ts', [
    ['PANEL-056', "label: 'Ideas'", "label: 'Idea'"],
  ]),
  ...changes(test, 'areas/notes/web/list/NoteList.tsx', [
    ['PANEL-057', '          New Note\n', '          Add\n'],
  ]),
  ...changes(test, 'areas/notes/web/list/NoteCard.tsx', [
    ['PANEL-059', '          label="Delete"\n', '          label="Remove"\n'],
  ]),
  ...changes(test, 'areas/notes/demo/api.ts', [
    ['PANEL-058', 'all = sampleNotes(now)', 'all = sampleNotes(now).slice(0, 1)'],
  ]),
]

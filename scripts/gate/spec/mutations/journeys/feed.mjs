import { changes } from '../changes.mjs'

const drawn = 'areas/feed/e2e/news-hub-demo.spec.ts'
const topics = 'areas/topics/e2e/topics.spec.ts'
const dialog = 'areas/newsroom/e2e/dialog.spec.ts'
const web = 'areas/feed/web'
const folder = `${web}/folders/FolderSection.tsx`
const articles = 'areas/articles/web'

/** Mutations of the feed. */
export const feed = [
  ...changes(drawn, `${articles}/lends/Synthesis.tsx`, [
    [
      'FEED-001',
      "synthesized from {count(sourceCount, 'source')}",
      "synthesized from {count(sources.length, 'source')}",
    ],
  ]),
  ...changes('areas/feed/contract.test.ts', 'areas/feed/demo/api.ts', [
    ['FEED-002', '[category]) => category === folder)', '[category]) => category !== folder)'],
  ]),
  ...changes(drawn, `${web}/headlines/BreakingNews.tsx`, [
    ['FEED-012', 'aria-current={item === index}', 'aria-current={item === 0}'],
    ['FEED-014', 'onClick={togglePaused}', 'onClick={() => {}}'],
    ['FEED-015', "label={isPaused ? 'Play' : 'Pause'}", 'label="Pause"'],
  ]),
  ...changes('areas/feed/web/screens.test.tsx', `${web}/headlines/BreakingNews.tsx`, [
    ['FEED-016', '{hasOthers && <Controls', '{<Controls'],
  ]),
  ...changes(drawn, `${web}/headlines/BreakingNews.css`, [
    ['FEED-012', '      inset: auto 0 0;\n', '      display: none;\n'],
    ['FEED-017', '      grid-area: 1 / 2 / span 2;\n      height: 96px', '      height: 320px'],
  ]),
  ...changes(drawn, 'web/look/tokens.css', [
    ['FEED-017', '--breaking-h: 300px', '--breaking-h: 310px'],
    ['FEED-050', '--list-max: 600px', '--list-max: 640px'],
  ]),
  ...changes(drawn, `${web}/periods.ts`, [
    ['FEED-018', "folderPeriods.filter(({ value }) => value !== 'year')", 'folderPeriods'],
    ['FEED-044', "year: 'Year',", "year: '12 months',"],
  ]),
  ...changes(drawn, `${web}/use-chosen.ts`, [['FEED-019', "time = 'today'", "time = 'week'"]]),
  ...changes(drawn, `${web}/headlines/TopHeadlines.tsx`, [
    ['FEED-020', 'setPeriod(value)', ''],
    ['FEED-022', 'onClick={onToggle}', ''],
    [
      'FEED-023',
      'isOpen={article.id === openId}',
      'isOpen={openId !== null && article.id <= openId}',
    ],
    [
      'FEED-026',
      '<HeadlineGist id={gistId} article={article} />',
      '<HeadlineGist id={gistId} article={{ ...article, id: 1 }} />',
    ],
  ]),
  ...changes(drawn, `${web}/headlines/HeadlineGist.tsx`, [
    [
      'FEED-025',
      '{article.meaningForYou && <MeaningNote>{article.meaningForYou}</MeaningNote>}',
      '',
    ],
  ]),
  ...changes(drawn, 'areas/topics/web/lends/FocusCards.tsx', [
    ['FEED-027', 'onClick={() => setUnfolded(!isUnfolded)}', 'onClick={() => setUnfolded(true)}'],
  ]),
  ...changes(topics, 'areas/topics/web/lends/FocusCards.tsx', [
    ['FEED-028', 'label="Add topic"', 'label="New topic"'],
    ['FEED-029', 'onClick={() => setEditing(!isEditing)}', 'onClick={() => setEditing(true)}'],
    ['FEED-038', 'topic={editedTopic}', 'topic={null}'],
  ]),
  ...changes(drawn, 'areas/topics/web/lends/FocusCards.css', [
    [
      'FEED-030',
      'display: flex;\n    width: max-content;',
      'display: block;\n    width: max-content;',
    ],
  ]),
  ...changes(drawn, 'areas/topics/web/FocusCard.tsx', [
    [
      'FEED-031',
      'className="focus-picture" role="img"',
      'className="focus-picture" role="presentation"',
    ],
    ['FEED-032', "{count(topic.articleCount, 'article')},{' '}", ''],
    [
      'FEED-033',
      "count(topic.sources.length, 'source')",
      "count(topic.sources.length + 1, 'source')",
    ],
    [
      'FEED-034',
      '<TimeAgo time={topic.latestUpdate} />',
      '<TimeAgo time={new Date().toISOString()} />',
    ],
    ['FEED-035', 'BULLETS_SHOWN = 3', 'BULLETS_SHOWN = 2'],
  ]),
  ...changes(topics, 'areas/topics/web/FocusCard.tsx', [
    ['FEED-037', '{isEditing ? (', '{isEditing && topic.articleCount > 20 ? ('],
  ]),
  ...changes(dialog, 'areas/topics/web/FocusCard.tsx', [
    [
      'FEED-036',
      '<GenerateButton\n            title={topic.title}',
      '<GenerateButton\n            title={topic.id}',
    ],
  ]),
  ...changes(dialog, 'areas/newsroom/web/lends/GenerateButton.tsx', [
    [
      'FEED-004',
      'onClick={() => generateFrom(source)}',
      "onClick={() => generateFrom({ ...source, sourceModule: '' })}",
    ],
  ]),
  ...changes(dialog, folder, [
    [
      'FEED-045',
      '<GenerateButton\n            title={folder.name}',
      '<GenerateButton\n            title=""',
    ],
  ]),
  ...changes(drawn, folder, [
    [
      'FEED-040',
      'const { folder, search, isOpen, isWanted, onToggle } = props',
      'const { folder, search, isOpen: isClosed, isWanted, onToggle } = props\n  const isOpen = !isClosed',
    ],
    ['FEED-041', 'onClick={onToggle}', ''],
    [
      'FEED-047',
      "{ value: 'card', label: 'Card view', icon: <LayoutGrid /> },",
      "{ value: 'magazine', label: 'Card view', icon: <LayoutGrid /> },",
    ],
    ['FEED-048', "useState<FolderView>('magazine')", "useState<FolderView>('card')"],
  ]),
  ...changes(topics, `${web}/folders/EditFolderButton.tsx`, [
    ['FEED-046', 'label={`Edit folder ${folder.name}`}', 'label="Edit folder"'],
  ]),
  ...changes(drawn, `${web}/AddFeedMenu.tsx`, [
    ['FEED-049', "setOpen('add') },", "setOpen('save') },"],
  ]),
  ...changes(topics, 'areas/topics/web/FocusTools.tsx', [
    ['FEED-054', 'Are you sure you want to delete this topic?', 'Delete this topic?'],
    [
      'FEED-055',
      "if (!window.confirm('Are you sure you want to delete this topic?')) return",
      "window.confirm('Are you sure you want to delete this topic?')",
    ],
  ]),
  ...changes(drawn, `${articles}/lends/use-feed-page.ts`, [
    ['FEED-053', "=> readId(params.get('article'))", "=> readId(params.get('id'))"],
  ]),
]

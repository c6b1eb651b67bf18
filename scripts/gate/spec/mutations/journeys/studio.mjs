import { changes } from '../changes.mjs'

const test = 'areas/app-studio/e2e/app-studio.spec.ts'
const web = 'areas/app-studio/web'

/** Mutations of the App Studio. */
export const studio = [
  ...changes(test, `${web}/CreateProject.tsx`, [
    ['STUDIO-002', 'onClick={() => setOpen(!isOpen)}', 'onClick={() => setOpen(true)}'],
  ]),
  ...changes(test, 'areas/app-studio/demo/templates.ts', [
    ['STUDIO-003', "'Desktop App'", "'Desktop'"],
    ['STUDIO-004', "['Tauri', 'Rust']", '[]'],
  ]),
  ...changes(test, `${web}/ProjectList.tsx`, [
    [
      'STUDIO-005',
      'return useRead(appStudio.listProjects, {}).count\n',
      'return useRead(appStudio.listProjects, {}).count + 1\n',
    ],
    [
      'STUDIO-007',
      'isOpen ? openIds.filter((each) => each !== id) : [...openIds, id]',
      '[...openIds, id]',
    ],
  ]),
  ...changes(test, `${web}/ProjectRow.tsx`, [
    ['STUDIO-008', '{description && <p dir="auto">{description}</p>}', ''],
    ['STUDIO-009', '<GitBranch /> {branch}', '<GitBranch />'],
    ['STUDIO-010', "{count(project.collaborators, 'collaborator')}", '{project.collaborators}'],
    [
      'STUDIO-011',
      '<Button variant="primary" onClick={() => openProject(project.id)}>',
      '<Button variant="primary">',
    ],
    ['STUDIO-012', '<Button>Deploy</Button>', '<Button onClick={settings.open}>Deploy</Button>'],
    [
      'STUDIO-013',
      '<Button>Settings</Button>',
      '<Button onClick={settings.open}>Settings</Button>',
    ],
  ]),
  ...changes(test, `${web}/ProjectPanels.tsx`, [
    ['STUDIO-014', "['Product Metrics', ", "['Metrics', "],
  ]),
  ...changes(test, `${web}/Promises.tsx`, [
    ['STUDIO-015', "title: 'One-Click Deploy'", "title: 'Deploy'"],
  ]),
  ...changes(test, `${web}/ProjectDetail.tsx`, [
    ['STUDIO-016', 'label="Back to Projects"', 'label="Back"'],
    ['STUDIO-017', '          {project.description}\n', ''],
    ['STUDIO-018', '{project.secondaryState && <Badge>{project.secondaryState}</Badge>}', ''],
    ['STUDIO-019', 'project.techStack.map', 'project.techStack.slice(1).map'],
    ['STUDIO-020', '        Project Settings\n', '        Settings\n'],
    ['STUDIO-021', "agents: 'Agent Command Center'", "agents: 'Agents'"],
  ]),
  ...changes(test, `${web}/documentation/Documentation.css`, [['STUDIO-023', '600px', '610px']]),
  ...changes(test, `${web}/documentation/Documentation.tsx`, [
    [
      'STUDIO-024',
      'findPage(documentation.pages, openId)',
      'findPage(documentation.pages, documentation.currentPageId)',
    ],
    ['STUDIO-025', '<TimeAgo inSentence time={documentation.lastUpdated} />', ''],
    [
      'STUDIO-026',
      '<Button size="s">Edit</Button>',
      '<Button size="s" onClick={() => handleOpen(\'new\')}>Edit</Button>',
    ],
    [
      'STUDIO-027',
      '<Button size="s">Delete</Button>',
      '<Button size="s" onClick={() => handleOpen(\'none\')}>Delete</Button>',
    ],
  ]),
]

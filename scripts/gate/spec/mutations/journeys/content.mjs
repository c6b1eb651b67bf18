import { changes } from '../changes.mjs'

const content = 'areas/ai-content/e2e/ai-content.spec.ts'
const automation = 'areas/automation/e2e/automation.spec.ts'
const web = 'areas/ai-content/web'
const flows = 'areas/automation/web'

/** Mutations of AI Content and Automation. */
export const contentAndAutomation = [
  ...changes(content, `${web}/ContentOverview.tsx`, [
    ['CONTENT-002', '<Card title="Templates" icon', '<Card title="Outlines" icon'],
    ['CONTENT-003', 'RECENT_COUNT = 5', 'RECENT_COUNT = 4'],
  ]),
  ...changes(content, `${web}/GenerateForm.tsx`, [
    ['CONTENT-004', '        Generate\n', '        Write\n'],
  ]),
  ...changes(content, `${web}/TemplatesPage.tsx`, [
    ['CONTENT-005', '{templates.map(', '{templates.slice(0, 5).map('],
  ]),
  ...changes(content, `${web}/HistoryPage.tsx`, [
    [
      'CONTENT-006',
      'rows={useRead(aiContent.listGenerations, {})} />',
      'rows={useRead(aiContent.listGenerations, {}).slice(0, 5)} />',
    ],
    [
      'CONTENT-007',
      '<Button size="s" icon={<ListFilter />}>',
      '<Button size="s" icon={<ListFilter />} onClick={() => location.reload()}>',
    ],
  ]),
  ...changes(content, `${web}/BrandVoicePage.tsx`, [
    ['CONTENT-009', '<Field label="Usual tone">', '<Field label="Mood">'],
  ]),
  ...changes(content, `${web}/ContentSettingsPage.tsx`, [
    ['CONTENT-010', '<Field label="Language">', '<Field label="Tongue">'],
    ['CONTENT-011', 'value: fullCount(usage.draftCount), note', "value: 'some', note"],
  ]),
  ...changes(content, 'areas/ai-content/demo/models.ts', [
    ['CONTENT-016', "name: 'Claude 3'", "name: 'Claude 2'"],
  ]),
  ...changes(automation, `${flows}/AutomationSettingsPage.tsx`, [
    [
      'AUTO-001',
      'onChange={(retriesFailed) => change({ retriesFailed })}',
      "onChange={(retriesFailed) => {\n          change({ retriesFailed })\n          void fetch('/api/runs')\n        }}",
    ],
  ]),
  ...changes(automation, `${flows}/AutomationOverview.tsx`, [
    ['AUTO-002', "name: 'AI agents', value", "name: 'Agents', value"],
  ]),
  ...changes(automation, `${flows}/WorkflowTable.tsx`, [
    ['AUTO-003', '({ trigger: { name } })', '({ status: name })'],
  ]),
  ...changes(automation, `${flows}/AgentsPage.tsx`, [
    ['AUTO-004', "name: 'Conversations', cell", "name: 'Talks', cell"],
  ]),
  ...changes(automation, `${flows}/triggers/TriggerList.tsx`, [
    ['AUTO-005', "{ name: 'Workflows', cell: ({ workflows }) => workflows, isNumber: true },", ''],
  ]),
  ...changes(automation, `${flows}/IntegrationsPage.tsx`, [
    ['AUTO-006', '{integrations.map(', '{integrations.slice(1).map('],
  ]),
  ...changes(automation, `${flows}/MonitoringPage.tsx`, [
    [
      'AUTO-007',
      'useRead(automation.listActivity, {})',
      'useRead(automation.listActivity, {}).slice(0, 6)',
    ],
  ]),
]

import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { ModelCatalog } from './ModelCatalog.tsx'
import { SpaceList } from './SpaceList.tsx'
import { useLabPlace } from './use-lab-place.ts'

const kinds = [
  { value: 'models', label: 'Models' },
  { value: 'spaces', label: 'Spaces' },
] as const

export function ModelsTab() {
  const { part, open } = useLabPlace()
  const kind = part === 'spaces' ? part : 'models'
  return (
    <Tabs
      className="ai-lab-sub"
      label="Models and spaces"
      tabs={kinds}
      value={kind}
      onChange={(to) => open('models', to)}
    >
      {kind === 'models' ? (
        <Panel title="Model catalog">
          <ModelCatalog />
        </Panel>
      ) : (
        <Panel title="Spaces">
          <SpaceList />
        </Panel>
      )}
    </Tabs>
  )
}

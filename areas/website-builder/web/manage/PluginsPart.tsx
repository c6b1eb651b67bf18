import { useRead, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { sites } from '../../contracts/sites.ts'
import { plugins } from '../../plugins.ts'
import { pluginWords } from './plugin-words.ts'

/** The parts of a site that its visitors use, each with a switch. */
export function PluginsPart({ site }: { site: string }) {
  const { plugins: switchedOn } = useRead(sites.getSite, { site })
  const write = useWrite(sites.switchPlugin)
  const attempt = useAttempt()
  return (
    <Panel title="Plugins">
      <p className="workspace-note">Visitors see a change with the next publication.</p>
      <div className="site-form">
        {plugins.map((plugin) => (
          <Switch
            key={plugin}
            label={pluginWords[plugin].label}
            hint={pluginWords[plugin].hint}
            checked={switchedOn.includes(plugin)}
            disabled={write.isPending}
            onChange={(isOn) => void attempt(write.mutateAsync({ site, plugin, isOn }))}
          />
        ))}
      </div>
    </Panel>
  )
}

import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { sites } from '../../contracts/sites.ts'
import { sitePlace } from '../../places.ts'
import { plugins } from '../../plugins.ts'
import { pluginWords } from './plugin-words.ts'

/** Features of a site for visitors, each with a switch. */
export function PluginsPart({ site }: { site: string }) {
  const { plugins: switchedOn } = useRead(sites.getSite, { site })
  const write = useWrite(sites.switchPlugin)
  const attempt = useAttempt()
  return (
    <Panel title="Plugins">
      <p className="workspace-note">Visitors see a change with the next publication.</p>
      <div className="site-form">
        {plugins.map((plugin) => {
          const { label, hint, part } = pluginWords[plugin]
          const isOn = switchedOn.includes(plugin)
          return (
            <Switch
              key={plugin}
              label={label}
              hint={
                <>
                  {hint}{' '}
                  {part && !isOn && (
                    <PageLink page={address(sitePlace, { site, part: part.name })}>
                      {part.label}
                    </PageLink>
                  )}
                </>
              }
              checked={isOn}
              disabled={write.isPending}
              onChange={(on) => void attempt(write.mutateAsync({ site, plugin, isOn: on }))}
            />
          )
        })}
      </div>
    </Panel>
  )
}

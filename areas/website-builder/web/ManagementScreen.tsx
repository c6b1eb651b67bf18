import './ManagementScreen.css'
import { PageLink } from '#web/place/page.tsx'
import { ChevronRight, Globe } from '#web/ui/icons.ts'
import { ChartNoAxesColumn, FileText, Images, Puzzle } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { BuilderFrame } from './BuilderFrame.tsx'

const places = [
  {
    path: '/pages',
    name: 'Pages',
    Icon: FileText,
    text: 'Write, order and publish your pages.',
  },
  {
    path: '/media',
    name: 'Media',
    Icon: Images,
    text: 'Images and videos, sized for every screen.',
  },
  {
    path: '/plugins',
    name: 'Plugins',
    Icon: Puzzle,
    text: 'Forms, calendars, shops and more.',
  },
  {
    path: '/domains',
    name: 'Domains',
    Icon: Globe,
    text: 'Domain names, certificates and email.',
  },
  {
    path: '/analytics',
    name: 'Analytics',
    Icon: ChartNoAxesColumn,
    text: 'Page views, referrers and load times.',
  },
]

/** The ways into everything that a site is made of. */
export function ManagementScreen() {
  return (
    <BuilderFrame>
      <Panel title="Everything a site is made of">
        <ul className="management-cards">
          {places.map(({ path, name, Icon, text }) => (
            <li key={path}>
              <PageLink page={`/website-builder/manage${path}`}>
                <Icon />
                <span>
                  <strong>{name}</strong>
                  <span className="meta">{text}</span>
                </span>
                <ChevronRight />
              </PageLink>
            </li>
          ))}
        </ul>
      </Panel>
    </BuilderFrame>
  )
}

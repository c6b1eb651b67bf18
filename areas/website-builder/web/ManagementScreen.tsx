import './ManagementScreen.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { ChevronRight, Globe } from '#web/ui/icons.ts'
import { ChartNoAxesColumn, FileText, Images, Puzzle } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { websiteBuilder } from '../contract.ts'
import { BuilderFrame } from './BuilderFrame.tsx'
import { ChooseSite } from './manage/ChooseSite.tsx'

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

/** Links to all parts of a site. If there are several sites, the reader chooses one first. */
export function ManagementScreen() {
  return (
    <BuilderFrame>
      <Trouble>
        <Suspense fallback={<SkeletonLines count={6} />}>
          <Management />
        </Suspense>
      </Trouble>
    </BuilderFrame>
  )
}

function Management() {
  const { keepsSites } = useRead(websiteBuilder.getWizard, {})
  if (keepsSites) return <ChooseSite />
  return (
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
  )
}

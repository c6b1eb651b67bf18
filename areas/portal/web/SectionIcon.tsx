import { Blocks, FlaskConical, Globe, Newspaper, PenLine, Store, Workflow } from '#web/ui/icons.ts'

const icons: Record<string, typeof Globe> = {
  newspaper: Newspaper,
  blocks: Blocks,
  flask: FlaskConical,
  store: Store,
  globe: Globe,
  pen: PenLine,
  workflow: Workflow,
}

/** The icon of a section, by the name that the section gives. */
export function SectionIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Globe
  return <Icon />
}

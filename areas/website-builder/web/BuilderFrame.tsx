import './BuilderFrame.css'
import { Suspense, type ReactNode } from 'react'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { AssistantPanel } from './AssistantPanel.tsx'

interface BuilderFrameProps {
  /** The id of the site that the assistant is about; absent if there is none. */
  site?: string | undefined
  children: ReactNode
}

/** The frame around every screen of the builder, with the assistant at the side. */
export function BuilderFrame({ site, children }: BuilderFrameProps) {
  return (
    <div className="builder-room">
      <div className="builder">
        <div className="builder-main">{children}</div>
        <Trouble silent>
          <Suspense fallback={null}>
            <AssistantPanel site={site} />
          </Suspense>
        </Trouble>
      </div>
    </div>
  )
}

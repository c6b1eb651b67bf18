import './BuilderFrame.css'
import { Suspense, type ReactNode } from 'react'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { AssistantPanel } from './AssistantPanel.tsx'

/** The frame around every screen of the builder, with the assistant beside it. */
export function BuilderFrame({ children }: { children: ReactNode }) {
  return (
    <div className="builder-room">
      <div className="builder">
        <div className="builder-main">{children}</div>
        <Trouble silent>
          <Suspense fallback={null}>
            <AssistantPanel />
          </Suspense>
        </Trouble>
      </div>
    </div>
  )
}

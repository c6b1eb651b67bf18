import type { Step } from '../../../flow/flow.ts'
import type { OfferedGroup } from '../../../flow/editing/offer-to-step.ts'
import type { Editor } from '../use-editor.ts'

/** Properties of the form of one kind of step. */
export interface FormProps<Kind extends Step['do']> {
  step: Extract<Step, { do: Kind }>
  editor: Editor
  /** Fields that the step can refer to. */
  offered: readonly OfferedGroup[]
  /** Takes the changed step; changes of one subject are undone together. */
  onChange: (step: Step, subject: string) => void
}

import { showPanel } from '#areas/portal/web/lends/panel-requests.ts'
import { requestAsking, type AskRequest } from './ask-requests.ts'

/** Opens the assistant with the focus in its field, and says what the next question is about. */
export function askAbout(about: AskRequest): void {
  requestAsking(about)
  showPanel('assistant')
}

/** The package that speaks to models; it is loaded with the first question. */
export async function loadSdk() {
  // Its warnings would go to the console instead of the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}

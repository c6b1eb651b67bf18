// Reads the manifest that Vite writes for a build.

/** All files that were written. */
export function filesOf(manifest) {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)]
}

/**
 * The files that a source needs to run: addresses of modules, its own first, and of styles, its own
 * last. Files in `have` are left out.
 */
export function partsOf(manifest, source, have = { modules: [], css: [] }) {
  const modules = new Set()
  const css = new Set()

  function visit(name) {
    const { file, imports = [], css: own = [] } = manifest[name]
    if (modules.has(`/${file}`)) return
    modules.add(`/${file}`)
    for (const each of imports) visit(each)
    for (const each of own) css.add(each)
  }

  visit(source)
  return {
    modules: [...modules].filter((address) => !have.modules.includes(address)),
    css: [...css].filter((file) => !have.css.includes(file)),
  }
}

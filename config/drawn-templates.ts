import fs from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'

type NameOf = (local: string, file: string) => string

/**
 * Templates of the mini-program that are written by hand (src/…/*.wxml), ready for base.wxml. A node that src/components/drawn.ts gives to one
 * sends its values only; what never changes stands in the template.
 *
 *   %card.name%   the class `name` of the CSS module of that component (src/components/card/index.module.scss), or of
 *                 card.module.scss beside the template
 *   %assets%      where pictures of the server begin
 *
 * @param root folder of the project
 * @param nameOf what the build calls a class
 * @param assets address before a path of the server
 * @returns the text, and the files that it was made of
 * @throws Error when a template names a class that its sheet does not have
 */
export function readDrawnTemplates(
  root: string,
  nameOf: NameOf,
  assets: string,
): { text: string; files: string[] } {
  const source = path.join(root, 'src')
  const files = fs
    .readdirSync(source, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.wxml'))
    .sort()
    .map((name) => path.join(source, name))
  const sheets = new Set<string>()
  const className = (template: string, component: string, local: string): string => {
    const sheet = [
      path.join(path.dirname(template), `${component}.module.scss`),
      path.join(source, 'components', component, 'index.module.scss'),
    ].find((file) => fs.existsSync(file))
    if (!sheet || !new RegExp(`\\.${local}\\b`).test(fs.readFileSync(sheet, 'utf8')))
      throw new Error(`${path.relative(root, template)}: there is no class ${component}.${local}`)
    sheets.add(sheet)
    return nameOf(local, sheet)
  }
  const texts = files.map((file) =>
    fs
      .readFileSync(file, 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replaceAll('%assets%', assets)
      .replace(/%([\w-]+)\.([\w-]+)%/g, (_, component: string, local: string) =>
        className(file, component, local),
      )
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\s*(\/?>)\s*/g, '$1')
      .replace(/\s*</g, '<')
      .trim(),
  )
  return { text: texts.join(''), files: [...files, ...sheets] }
}

/** Puts the templates that are written by hand behind Taro's own, in the development build too. */
export class DrawnTemplatesPlugin {
  constructor(
    private readonly root: string,
    private readonly nameOf: NameOf,
    private readonly assets: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('DrawnTemplates', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DrawnTemplates', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const base = compilation.getAsset('base.wxml')
          if (!base) return
          const { text, files } = readDrawnTemplates(this.root, this.nameOf, this.assets)
          compilation.fileDependencies.addAll(files)
          compilation.updateAsset('base.wxml', new sources.RawSource(base.source.source() + text))
        },
      )
    })
  }
}

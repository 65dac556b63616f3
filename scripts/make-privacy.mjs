// npm run privacy: writes docs/WECHAT_PRIVACY.md from the personal data used in the mini-program's source.
import './lib/help.mjs'
import fs from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { renderGuideline } from './lib/privacy-guideline.mjs'

fs.writeFileSync(inRoot('docs', 'WECHAT_PRIVACY.md'), renderGuideline())
console.log('docs/WECHAT_PRIVACY.md is written')

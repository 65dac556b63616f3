export const noBrowserGlobals = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'navigator',
  'wx',
  'fetch',
  'XMLHttpRequest',
].map((name) => ({
  name,
  message: `Only src/platform touches ${name}.`,
}))

const platformFunctions = [
  'request|uploadFile|downloadFile|login|requestPayment|getLocation|makePhoneCall|setClipboardData',
  '(set|get|remove)Storage(Sync)?|clearStorage|getUpdateManager|getSystemInfo(Sync)?|addPhoneCalendar',
].join('|')
export const noRawTaro = {
  selector: `MemberExpression[object.name='Taro'][property.name=/^(${platformFunctions})$/]`,
  message: 'Only src/platform calls this Taro API.',
}
export const noWideImportOfTypeBox = {
  selector:
    "ImportDeclaration[importKind='value']" +
    '[source.value=/^(@contract|.*[/]contract)[/](?!(constants|rules|routes)[/]|route$)/]' +
    ":not(:has(ImportSpecifier[importKind='type']))",
  message: 'Import only types from the contract: one value import of TypeBox costs 223 KB in the client.',
}
export const noColours = {
  selector: 'Literal[value=/(^|[^&\\w])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b/]',
  message: 'Colours come from tokens (src/theme).',
}
export const noPixels = {
  selector: 'Literal[value=/^[-\\d.]+px$|[\\s:][-\\d.]+px\\b/]',
  message: 'Sizes come from tokens or CSS modules.',
}
export const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u00c0-\\u024f\\u3040-\\u30ff\\u4e00-\\u9fff]/]',
  message: 'Texts come from i18n (useText).',
}
export const noLiteralTextInProps = {
  selector:
    'JSXAttribute[name.name=/^(title|label|alt|ariaLabel|placeholder|hint|error|description)$/] > ' +
    'Literal[value=/[\\u00c0-\\u024f\\u3040-\\u30ff\\u4e00-\\u9fff]|[A-Za-z]+ [A-Za-z]+/]',
  message: 'Texts come from i18n (useText).',
}
// Taro's React binding treats every attribute whose name begins with 'on' as an event and drops its value, so
// chosen chips never appeared chosen
const notAnEvent =
  "Taro's React takes an attribute beginning with 'on' for an event: name a state 'isChosen'."
export const noPropsLikeEvents = {
  selector: 'JSXAttribute[name.name=/^on(?![A-Z])/]',
  message: notAnEvent,
}
export const noValuesLikeEvents = {
  selector:
    'CallExpression[callee.name=/^(drawnBy|miniProps|webProps)$/] ' +
    'Property:matches([key.name=/^on(?![A-Z])/], [key.value=/^on(?![A-Z])/])',
  message: notAnEvent,
}
// src/api/wire.ts decodes answers by the contract: flags are booleans, money is whole cents
export const noWireValues = [
  {
    selector:
      ':matches(BinaryExpression[operator=/^[!=]==$/], ConditionalExpression, ' +
      'AssignmentExpression[left.property.name=/^(is|has|can)[A-Z]/], TSAsExpression, ' +
      "ArrayExpression:not(:has(> Literal[raw!=/^'[012]'$/])), " +
      'TSAsExpression TSLiteralType, TSTypeAnnotation TSLiteralType) > Literal[value=/^[012]$/]',
    message: 'A flag is a boolean here (src/api/wire.ts); a code has its name in contract/constants.',
  },
  {
    selector:
      ":matches(ImportSpecifier[imported.name='parseCents'], CallExpression[callee.name='Number'] " +
      '> :matches(Identifier, MemberExpression > Identifier)[name=/price|amount|cents|rate/i])',
    message: 'Money is whole cents here (src/api/wire.ts).',
  },
]
export const noOwnLengths = {
  selector:
    'JSXAttribute[name.name=/^m(ax|in)Length$/] Literal, VariableDeclarator[id.name=/_?length$/i] > Literal',
  message: 'How long a text may be is in contract/rules: the schema that checks it has the same number.',
}
export const noAddresses = {
  selector: 'Literal[value=/^(https?:)?\\/\\/|^\\/(api|mini|gateway)\\//]',
  message: 'Addresses live in src/platform/config and src/api.',
}
// A promise is true: Playwright looks once at such a condition, and goes on
export const noPromisedConditions = {
  selector:
    'CallExpression[callee.property.name=/^waitFor(Function)?$/] > ' +
    ":matches(ArrowFunctionExpression[async=true], ArrowFunctionExpression[body.callee.name='Promise'])",
  message: 'waitForFunction does not await a condition: use expect.poll(() => page.evaluate(...)).',
}

import fs from 'node:fs'
import path from 'node:path'
import { walk } from './tree'
import type { TreeNode } from './types'

const read = (name: string) => fs.readFileSync(path.join(process.cwd(), 'dist/weapp', name), 'utf8')

/** Elements with a limited number of nested templates in base.wxml, and that number. */
function countedElements(): Map<string, number> {
  const [, names = ''] = /var b\s*=\s*\[([^\]]*)\]/.exec(read('utils.wxs')) ?? []
  const counted = [...names.matchAll(/["'](\w+)["']/g)].map(([, name = '']) => name)
  if (counted.length === 0) throw new Error('utils.wxs lists no element with levels of its own')
  const templates = read('base.wxml')
  return new Map(
    counted.map((name) => [
      name,
      [...templates.matchAll(new RegExp(`<template name="tmpl_\\d+_${name}">`, 'g'))].length,
    ]),
  )
}

let counted: Map<string, number> | undefined

/** Nodes that WeChat would not render, because they are nested deeper than base.wxml has templates for. */
export function nodesWithoutTemplate(root: TreeNode | undefined): TreeNode[] {
  counted ??= countedElements()
  const found: TreeNode[] = []
  walk(root, (node, ancestors) => {
    const levels = counted?.get(node.nn ?? '')
    if (levels === undefined) return
    if (ancestors.filter(({ nn }) => nn === node.nn).length >= levels) found.push(node)
  })
  return found
}

// Makes TypeScript of the messages' JSON Schema (tools/message_schema.py writes it).

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const SCHEMA = new URL('../../build/messages.schema.json', import.meta.url);
const TARGET = new URL('../src/generated/messages.ts', import.meta.url);

/** The compiler knows tuples and free-form objects only as older drafts write them. */
function older(node) {
    if (Array.isArray(node)) return node.map(older);
    if (node === null || typeof node !== 'object') return node;
    const made = Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, older(value)]),
    );
    if (made.prefixItems) {
        made.items = made.prefixItems;
        delete made.prefixItems;
    }
    if (made.type === 'object' && !made.properties && made.additionalProperties === undefined) {
        made.additionalProperties = true;
    }
    return made;
}

const schema = older(JSON.parse(await readFile(SCHEMA, 'utf8')));
const types = await compile(schema, 'Messages', {
    additionalProperties: false,
    unreachableDefinitions: true,
});
await mkdir(new URL('./', TARGET), { recursive: true });
await writeFile(TARGET, types);

// Writes src/api/schema.ts from the server's own description of its interface; with --check, complains if it is not so.
import { readFile, writeFile } from "node:fs/promises";

const source = "../server/src/main/resources/freehold/server/api/openapi.json";
const target = "src/api/schema.ts";

const { components } = JSON.parse(await readFile(source, "utf8"));
const text = [
  "// Generated from the server's openapi.json by `npm run types`. Not to be edited.",
  "",
  ...Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema, "")}export type ${name} = ${type(schema, "")};\n`,
  ),
].join("\n");

if (!process.argv.includes("--check")) {
  await writeFile(target, text);
} else if ((await readFile(target, "utf8")) !== text) {
  throw new Error(`${target} is not what openapi.json describes: npm run types`);
}

function type(schema, indent) {
  if (schema.$ref) {
    return schema.$ref.split("/").at(-1);
  }
  if (schema.enum || "const" in schema) {
    return (schema.enum ?? [schema.const]).map((value) => JSON.stringify(value)).join(" | ");
  }
  if (schema.oneOf) {
    return schema.oneOf.map((one) => type(one, indent)).join(" | ");
  }
  if (schema.allOf) {
    return schema.allOf.map((one) => type(one, indent)).join(" & ");
  }
  const kinds = Array.isArray(schema.type) ? schema.type : [schema.type];
  return kinds.map((kind) => ofKind(kind, schema, indent)).join(" | ");
}

function ofKind(kind, schema, indent) {
  switch (kind) {
    case "integer":
    case "number":
      return "number";
    case "array":
      return `ReadonlyArray<${type(schema.items, indent)}>`;
    case "object":
      return object(schema, indent);
    default:
      return kind;
  }
}

function object(schema, indent) {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    const rest = schema.additionalProperties;
    return `Record<string, ${typeof rest === "object" ? type(rest, indent) : "unknown"}>`;
  }
  const lines = properties.map(([name, property]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    const inner = `${indent}  `;
    return `${comment(property, inner)}${inner}readonly ${name}${mark}: ${type(property, inner)};`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

/** What the schema says about itself. */
function comment({ description }, indent) {
  return description
    ? `${indent}/** ${description.replaceAll("\n", `\n${indent} * `).replaceAll(" * \n", " *\n")} */\n`
    : "";
}

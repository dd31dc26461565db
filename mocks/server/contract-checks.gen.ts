// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// @ts-nocheck
import { fullFormats } from 'ajv-formats/dist/formats.js';
/** ajv requires one function, the length of a text, even in an ES module. */
const require = () => ({ default: (text) => [...text].length });
"use strict";
export const check0 = validate20;
const schema31 = {"$ref":"contract#/$defs/User","$id":"check0"};
const schema33 = {"type":"object","properties":{"id":{"$ref":"contract#/$defs/UserId"}},"additionalProperties":false};
const schema34 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.|@:-]+$"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Za-z0-9_.|@:-]+$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "id")){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err1 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check1 = validate24;
const schema35 = {"$ref":"contract#/$defs/Problem","$id":"check1"};
const schema36 = {"type":"object","required":["error"],"properties":{"error":{"type":"string","minLength":1,"maxLength":2000},"details":{"type":"array","maxItems":100,"items":{"type":"string"}},"guidelines":{"type":"array","maxItems":100,"items":{"type":"string"}},"available":{"type":"integer","minimum":0},"refunded":{"$ref":"contract#/$defs/Refunded"},"code":{"$ref":"contract#/$defs/ProblemCode"}},"additionalProperties":false};
const schema37 = {"type":"boolean"};
const schema38 = {"type":"string","enum":["inFlight","trainingRuns","nothingLeft","keyReused"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "error") || (key0 === "details")) || (key0 === "guidelines")) || (key0 === "available")) || (key0 === "refunded")) || (key0 === "code"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
let data1 = data.details;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/details",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/details/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/details",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guidelines !== undefined){
let data3 = data.guidelines;
if(Array.isArray(data3)){
if(data3.length > 100){
const err8 = {instancePath:instancePath+"/guidelines",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err9 = {instancePath:instancePath+"/guidelines/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/guidelines",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.available !== undefined){
let data5 = data.available;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/available",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/available",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.refunded !== undefined){
if(typeof data.refunded !== "boolean"){
const err13 = {instancePath:instancePath+"/refunded",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code !== undefined){
let data7 = data.code;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data7 === "inFlight") || (data7 === "trainingRuns")) || (data7 === "nothingLeft")) || (data7 === "keyReused"))){
const err15 = {instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check2 = validate27;
const schema39 = {"type":"integer","minimum":0,"maximum":86400,"$id":"check2"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data > 86400 || isNaN(data)){
const err1 = {instancePath,keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 0 || isNaN(data)){
const err2 = {instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check3 = validate28;
const schema40 = {"$ref":"contract#/$defs/SameOriginPath","$id":"check3"};
const schema41 = {"type":"string","pattern":"^[/]([^/\\\\\\s][^\\\\\\s]*)?$","maxLength":2048};
const pattern5 = new RegExp("^[/]([^/\\\\\\s][^\\\\\\s]*)?$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check3" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 2048){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern5.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^[/]([^/\\\\\\s][^\\\\\\s]*)?$"},message:"must match pattern \""+"^[/]([^/\\\\\\s][^\\\\\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check4 = validate29;
const schema42 = {"$ref":"contract#/$defs/SafeUrl","$id":"check4"};
const schema43 = {"type":"string","pattern":"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$","maxLength":4096};
const pattern6 = new RegExp("^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check4" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 4096){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern6.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check5 = validate30;
const schema44 = {"type":"string","maxLength":4096,"$id":"check5"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check5" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 4096){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check6 = validate31;
const schema45 = {"type":"string","pattern":"^session=","maxLength":4096,"$id":"check6"};
const pattern7 = new RegExp("^session=", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check6" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 4096){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern7.test(data)){
const err1 = {instancePath,keyword:"pattern",params:{pattern: "^session="},message:"must match pattern \""+"^session="+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check7 = validate32;
const schema46 = {"$ref":"contract#/$defs/CheckoutRequest","$id":"check7"};
const schema47 = {"type":"object","required":["tier"],"properties":{"tier":{"$ref":"contract#/$defs/PricingTier"}},"additionalProperties":false};
const schema48 = {"type":"string","enum":["starter","creator","pro"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tier === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "tier")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tier !== undefined){
let data0 = data.tier;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/tier",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "starter") || (data0 === "creator")) || (data0 === "pro"))){
const err3 = {instancePath:instancePath+"/tier",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check7" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check8 = validate35;
const schema49 = {"$ref":"contract#/$defs/CheckoutSession","$id":"check8"};
const schema50 = {"type":"object","required":["url"],"properties":{"url":{"$ref":"contract#/$defs/SafeUrl"}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "url")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 4096){
const err2 = {instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check8" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check9 = validate38;
const schema52 = {"$ref":"contract#/$defs/PromptTemplateList","$id":"check9"};
const schema53 = {"type":"object","required":["templates"],"properties":{"templates":{"type":"array","maxItems":1000,"items":{"$ref":"contract#/$defs/PromptTemplate"}}},"additionalProperties":false};
const schema54 = {"type":"object","required":["id","name","category","prompt","description","icon"],"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","minLength":1,"maxLength":100},"category":{"$ref":"contract#/$defs/TemplateCategory"},"prompt":{"type":"string","minLength":1,"maxLength":1800},"description":{"type":"string","maxLength":500},"icon":{"type":"string","maxLength":64}},"additionalProperties":false};
const schema55 = {"type":"string","enum":["Professional","Editorial","Cinematic","Social Media","Business","Lifestyle","Creative"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.category === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prompt === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.icon === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "category")) || (key0 === "prompt")) || (key0 === "description")) || (key0 === "icon"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err7 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err10 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((((data2 === "Professional") || (data2 === "Editorial")) || (data2 === "Cinematic")) || (data2 === "Social Media")) || (data2 === "Business")) || (data2 === "Lifestyle")) || (data2 === "Creative"))){
const err14 = {instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.prompt !== undefined){
let data3 = data.prompt;
if(typeof data3 === "string"){
if(func1(data3) > 1800){
const err15 = {instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 1800},message:"must NOT have more than 1800 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err18 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err20 = {instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.templates === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "templates")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/templates",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data0[i0], {instancePath:instancePath+"/templates/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/templates",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check9" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check10 = validate43;
const schema56 = {"$ref":"contract#/$defs/UserId","$id":"check10"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check10" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 128){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data)){
const err2 = {instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check11 = validate44;
const schema58 = {"type":"array","items":{"$ref":"contract#/$defs/TrainedModel"},"$id":"check11"};
const schema59 = {"type":"object","required":["userId","trigger_word","status","training_status","completedAt"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"trigger_word":{"$ref":"contract#/$defs/TriggerWord"},"status":{"$ref":"contract#/$defs/ModelStatus"},"training_status":{"$ref":"contract#/$defs/TrainerStatus"},"completedAt":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};
const schema61 = {"type":"string","minLength":2,"maxLength":32,"pattern":"^[A-Za-z0-9_-]+$"};
const schema62 = {"type":"string","enum":["training","ready","failed"]};
const schema63 = {"type":"string","enum":["starting","processing","succeeded","failed"]};
const pattern11 = new RegExp("^[A-Za-z0-9_-]+$", "u");
const formats0 = fullFormats["date-time"];

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger_word === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "trigger_word"},message:"must have required property '"+"trigger_word"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.training_status === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "training_status"},message:"must have required property '"+"training_status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.completedAt === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "userId") || (key0 === "trigger_word")) || (key0 === "status")) || (key0 === "training_status")) || (key0 === "completedAt"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err6 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.trigger_word !== undefined){
let data1 = data.trigger_word;
if(typeof data1 === "string"){
if(func1(data1) > 32){
const err10 = {instancePath:instancePath+"/trigger_word",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 2){
const err11 = {instancePath:instancePath+"/trigger_word",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern11.test(data1)){
const err12 = {instancePath:instancePath+"/trigger_word",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/trigger_word",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data2 === "training") || (data2 === "ready")) || (data2 === "failed"))){
const err15 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.training_status !== undefined){
let data3 = data.training_status;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/training_status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((data3 === "starting") || (data3 === "processing")) || (data3 === "succeeded")) || (data3 === "failed"))){
const err17 = {instancePath:instancePath+"/training_status",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.completedAt !== undefined){
let data4 = data.completedAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/completedAt",keyword:"type",params:{type: schema59.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/completedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check11" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate45(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const check12 = validate47;
const schema64 = {"$ref":"contract#/$defs/TrainingStatus","$id":"check12"};
const schema65 = {"type":"object","required":["ok","status","trigger_word","training_status","completedAt"],"properties":{"ok":{"type":"boolean"},"status":{"$ref":"contract#/$defs/ModelStatus"},"trigger_word":{"$ref":"contract#/$defs/TriggerWord"},"training_status":{"$ref":"contract#/$defs/TrainerStatus"},"completedAt":{"type":["string","null"],"format":"date-time"},"refunded":{"$ref":"contract#/$defs/Refunded"}},"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.trigger_word === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "trigger_word"},message:"must have required property '"+"trigger_word"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.training_status === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "training_status"},message:"must have required property '"+"training_status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.completedAt === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "ok") || (key0 === "status")) || (key0 === "trigger_word")) || (key0 === "training_status")) || (key0 === "completedAt")) || (key0 === "refunded"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err6 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "training") || (data1 === "ready")) || (data1 === "failed"))){
const err8 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.trigger_word !== undefined){
let data2 = data.trigger_word;
if(typeof data2 === "string"){
if(func1(data2) > 32){
const err9 = {instancePath:instancePath+"/trigger_word",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 2){
const err10 = {instancePath:instancePath+"/trigger_word",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern11.test(data2)){
const err11 = {instancePath:instancePath+"/trigger_word",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/trigger_word",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.training_status !== undefined){
let data3 = data.training_status;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/training_status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data3 === "starting") || (data3 === "processing")) || (data3 === "succeeded")) || (data3 === "failed"))){
const err14 = {instancePath:instancePath+"/training_status",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.completedAt !== undefined){
let data4 = data.completedAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/completedAt",keyword:"type",params:{type: schema65.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/completedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.refunded !== undefined){
if(typeof data.refunded !== "boolean"){
const err17 = {instancePath:instancePath+"/refunded",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check12" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check13 = validate50;
const schema70 = {"$ref":"contract#/$defs/PhotoUpload","$id":"check13"};
const schema71 = {"type":"object","required":["userId","photos"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"photos":{"type":"array","minItems":8,"maxItems":20,"items":{"$ref":"contract#/$defs/PhotoFile"}}},"additionalProperties":false};
const schema73 = true;

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.photos === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "photos"},message:"must have required property '"+"photos"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "userId") || (key0 === "photos"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.photos !== undefined){
let data1 = data.photos;
if(Array.isArray(data1)){
if(data1.length > 20){
const err7 = {instancePath:instancePath+"/photos",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 8){
const err8 = {instancePath:instancePath+"/photos",keyword:"minItems",params:{limit: 8},message:"must NOT have fewer than 8 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/photos",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check13" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check14 = validate53;
const schema74 = {"$ref":"contract#/$defs/PhotoUploadResult","$id":"check14"};
const schema75 = {"if":{"required":["zipUrl"]},"then":{"$ref":"contract#/$defs/PhotosTaken"},"else":{"$ref":"contract#/$defs/PhotosRefused"}};
const schema76 = {"type":"object","required":["zipUrl","warnings"],"properties":{"zipUrl":{"$ref":"contract#/$defs/SafeUrl"},"warnings":{"$ref":"contract#/$defs/PhotoWarnings"}},"additionalProperties":false};
const schema78 = {"type":"array","maxItems":100,"items":{"type":"string"}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipUrl === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "zipUrl"},message:"must have required property '"+"zipUrl"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.warnings === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "zipUrl") || (key0 === "warnings"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.zipUrl !== undefined){
let data0 = data.zipUrl;
if(typeof data0 === "string"){
if(func1(data0) > 4096){
const err3 = {instancePath:instancePath+"/zipUrl",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/zipUrl",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/zipUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.warnings !== undefined){
let data1 = data.warnings;
if(Array.isArray(data1)){
if(data1.length > 100){
const err6 = {instancePath:instancePath+"/warnings",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err7 = {instancePath:instancePath+"/warnings/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/warnings",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["error","warnings"],"properties":{"warnings":{"$ref":"contract#/$defs/PhotoWarnings"},"error":{"type":"string","minLength":1,"maxLength":2000},"details":{"type":"array","maxItems":100,"items":{"type":"string"}},"guidelines":{"type":"array","maxItems":100,"items":{"type":"string"}}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.warnings === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "warnings") || (key0 === "error")) || (key0 === "details")) || (key0 === "guidelines"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.warnings !== undefined){
let data0 = data.warnings;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/warnings",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err4 = {instancePath:instancePath+"/warnings/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/warnings",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err6 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.details !== undefined){
let data3 = data.details;
if(Array.isArray(data3)){
if(data3.length > 100){
const err9 = {instancePath:instancePath+"/details",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
const err10 = {instancePath:instancePath+"/details/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/details",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.guidelines !== undefined){
let data5 = data.guidelines;
if(Array.isArray(data5)){
if(data5.length > 100){
const err12 = {instancePath:instancePath+"/guidelines",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(typeof data5[i2] !== "string"){
const err13 = {instancePath:instancePath+"/guidelines/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/guidelines",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.zipUrl === undefined) && (missing0 = "zipUrl")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs2 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs3 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate54.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check14" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
else {
var props0 = validate54.evaluated.props;
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check15 = validate60;
const schema81 = {"$ref":"contract#/$defs/IntentKey","$id":"check15"};
const schema82 = {"type":"string","minLength":1,"maxLength":255,"pattern":"^[!-~]+$"};
const pattern15 = new RegExp("^[!-~]+$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check15" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 255){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern15.test(data)){
const err2 = {instancePath,keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check16 = validate61;
const schema83 = {"$ref":"contract#/$defs/TrainRequest","$id":"check16"};
const schema84 = {"type":"object","required":["userId","mode","referenceImages"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"mode":{"$ref":"contract#/$defs/TrainingMode"},"referenceImages":{"type":"array","minItems":1,"maxItems":1,"items":{"$ref":"contract#/$defs/SafeUrl"}}},"additionalProperties":false};
const schema86 = {"type":"string","enum":["fast","lora"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.referenceImages === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "referenceImages"},message:"must have required property '"+"referenceImages"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "mode")) || (key0 === "referenceImages"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err4 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "fast") || (data1 === "lora"))){
const err9 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.referenceImages !== undefined){
let data2 = data.referenceImages;
if(Array.isArray(data2)){
if(data2.length > 1){
const err10 = {instancePath:instancePath+"/referenceImages",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/referenceImages",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 4096){
const err12 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern6.test(data3)){
const err13 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/referenceImages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check16" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check17 = validate64;
const schema88 = {"$ref":"contract#/$defs/TrainingResult","$id":"check17"};
const schema89 = {"if":{"properties":{"ok":{"type":"boolean","const":true}},"required":["ok"]},"then":{"$ref":"contract#/$defs/TrainingAccepted"},"else":{"if":{"properties":{"ok":{"type":"boolean","const":false}},"required":["ok"]},"then":{"$ref":"contract#/$defs/TrainingRefused"},"else":{"type":"object","properties":{"ok":{"enum":[true,false]}},"required":["ok"]}}};
const schema90 = {"type":"object","required":["ok","mode","status","trigger_word","trainingTime"],"properties":{"ok":{"type":"boolean","const":true},"mode":{"$ref":"contract#/$defs/TrainingMode"},"status":{"$ref":"contract#/$defs/ModelStatus"},"trigger_word":{"$ref":"contract#/$defs/TriggerWord"},"trainingTime":{"type":"string","minLength":1,"maxLength":200}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.trigger_word === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "trigger_word"},message:"must have required property '"+"trigger_word"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trainingTime === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "trainingTime"},message:"must have required property '"+"trainingTime"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "ok") || (key0 === "mode")) || (key0 === "status")) || (key0 === "trigger_word")) || (key0 === "trainingTime"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err6 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(true !== data0){
const err7 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "fast") || (data1 === "lora"))){
const err9 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "training") || (data2 === "ready")) || (data2 === "failed"))){
const err11 = {instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.trigger_word !== undefined){
let data3 = data.trigger_word;
if(typeof data3 === "string"){
if(func1(data3) > 32){
const err12 = {instancePath:instancePath+"/trigger_word",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 2){
const err13 = {instancePath:instancePath+"/trigger_word",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern11.test(data3)){
const err14 = {instancePath:instancePath+"/trigger_word",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/trigger_word",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.trainingTime !== undefined){
let data4 = data.trainingTime;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err16 = {instancePath:instancePath+"/trainingTime",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/trainingTime",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/trainingTime",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","required":["ok","error"],"properties":{"ok":{"type":"boolean","const":false},"error":{"type":"string","minLength":1,"maxLength":2000},"refunded":{"$ref":"contract#/$defs/Refunded"}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ok") || (key0 === "error")) || (key0 === "refunded"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(false !== data0){
const err4 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.refunded !== undefined){
if(typeof data.refunded !== "boolean"){
const err8 = {instancePath:instancePath+"/refunded",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ok === undefined) && (missing1 = "ok")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.ok !== undefined){
let data1 = data.ok;
if(typeof data1 !== "boolean"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.ok !== undefined){
let data2 = data.ok;
if(!((data2 === true) || (data2 === false))){
const err7 = {instancePath:instancePath+"/ok",keyword:"enum",params:{allowedValues: schema89.else.else.properties.ok.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.ok = true;
}
}
ifClause1 = "else";
}
if(!valid2){
const err9 = {instancePath,keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate65.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check17" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
else {
var props0 = validate65.evaluated.props;
}
validate64.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check18 = validate71;
const schema96 = {"$ref":"contract#/$defs/ReversePromptRequest","$id":"check18"};
const schema97 = {"type":"object","required":["image"],"properties":{"image":{"$ref":"contract#/$defs/PhotoFile"}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "image")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check18" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check19 = validate74;
const schema99 = {"$ref":"contract#/$defs/ReversePromptResult","$id":"check19"};
const schema100 = {"type":"object","required":["ok","analysis","prompts"],"properties":{"ok":{"type":"boolean","const":true},"analysis":{"$ref":"contract#/$defs/ImageAnalysis"},"prompts":{"$ref":"contract#/$defs/ExtractedPrompts"}},"additionalProperties":false};
const schema101 = {"type":"object","required":["caption","hair","clothing","background","lighting","composition","style_tags"],"properties":{"caption":{"type":"string","maxLength":1000},"hair":{"type":"object","required":["style","color","texture"],"properties":{"style":{"type":"string","maxLength":1000},"color":{"type":"string","maxLength":1000},"texture":{"type":"string","maxLength":1000}},"additionalProperties":false},"clothing":{"type":"object","required":["garment","color","pattern","fabric"],"properties":{"garment":{"type":"string","maxLength":1000},"color":{"type":"string","maxLength":1000},"pattern":{"type":"string","maxLength":1000},"fabric":{"type":"string","maxLength":1000}},"additionalProperties":false},"background":{"type":"object","required":["setting","colors","elements"],"properties":{"setting":{"type":"string","maxLength":1000},"colors":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":1000}},"elements":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":1000}}},"additionalProperties":false},"lighting":{"type":"string","maxLength":1000},"composition":{"type":"string","maxLength":1000},"style_tags":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":1000}}},"additionalProperties":false};
const schema102 = {"type":"object","required":["sdxl","flux","midjourney"],"properties":{"sdxl":{"type":"object","required":["positive","negative"],"properties":{"positive":{"type":"string","maxLength":20000},"negative":{"type":"string","maxLength":20000}},"additionalProperties":false},"flux":{"type":"object","required":["prompt"],"properties":{"prompt":{"type":"string","maxLength":20000}},"additionalProperties":false},"midjourney":{"type":"object","required":["prompt"],"properties":{"prompt":{"type":"string","maxLength":20000}},"additionalProperties":false}},"additionalProperties":false};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.analysis === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.prompts === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "prompts"},message:"must have required property '"+"prompts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ok") || (key0 === "analysis")) || (key0 === "prompts"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.analysis !== undefined){
let data1 = data.analysis;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.caption === undefined){
const err6 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.hair === undefined){
const err7 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "hair"},message:"must have required property '"+"hair"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.clothing === undefined){
const err8 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "clothing"},message:"must have required property '"+"clothing"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.background === undefined){
const err9 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "background"},message:"must have required property '"+"background"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.lighting === undefined){
const err10 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "lighting"},message:"must have required property '"+"lighting"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.composition === undefined){
const err11 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "composition"},message:"must have required property '"+"composition"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.style_tags === undefined){
const err12 = {instancePath:instancePath+"/analysis",keyword:"required",params:{missingProperty: "style_tags"},message:"must have required property '"+"style_tags"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "caption") || (key1 === "hair")) || (key1 === "clothing")) || (key1 === "background")) || (key1 === "lighting")) || (key1 === "composition")) || (key1 === "style_tags"))){
const err13 = {instancePath:instancePath+"/analysis",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.caption !== undefined){
let data2 = data1.caption;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err14 = {instancePath:instancePath+"/analysis/caption",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/analysis/caption",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.hair !== undefined){
let data3 = data1.hair;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.style === undefined){
const err16 = {instancePath:instancePath+"/analysis/hair",keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.color === undefined){
const err17 = {instancePath:instancePath+"/analysis/hair",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.texture === undefined){
const err18 = {instancePath:instancePath+"/analysis/hair",keyword:"required",params:{missingProperty: "texture"},message:"must have required property '"+"texture"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data3){
if(!(((key2 === "style") || (key2 === "color")) || (key2 === "texture"))){
const err19 = {instancePath:instancePath+"/analysis/hair",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.style !== undefined){
let data4 = data3.style;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err20 = {instancePath:instancePath+"/analysis/hair/style",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/analysis/hair/style",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.color !== undefined){
let data5 = data3.color;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err22 = {instancePath:instancePath+"/analysis/hair/color",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/analysis/hair/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.texture !== undefined){
let data6 = data3.texture;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err24 = {instancePath:instancePath+"/analysis/hair/texture",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/analysis/hair/texture",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/analysis/hair",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.clothing !== undefined){
let data7 = data1.clothing;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.garment === undefined){
const err27 = {instancePath:instancePath+"/analysis/clothing",keyword:"required",params:{missingProperty: "garment"},message:"must have required property '"+"garment"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.color === undefined){
const err28 = {instancePath:instancePath+"/analysis/clothing",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.pattern === undefined){
const err29 = {instancePath:instancePath+"/analysis/clothing",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.fabric === undefined){
const err30 = {instancePath:instancePath+"/analysis/clothing",keyword:"required",params:{missingProperty: "fabric"},message:"must have required property '"+"fabric"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key3 in data7){
if(!((((key3 === "garment") || (key3 === "color")) || (key3 === "pattern")) || (key3 === "fabric"))){
const err31 = {instancePath:instancePath+"/analysis/clothing",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.garment !== undefined){
let data8 = data7.garment;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err32 = {instancePath:instancePath+"/analysis/clothing/garment",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/analysis/clothing/garment",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.color !== undefined){
let data9 = data7.color;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err34 = {instancePath:instancePath+"/analysis/clothing/color",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/analysis/clothing/color",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.pattern !== undefined){
let data10 = data7.pattern;
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err36 = {instancePath:instancePath+"/analysis/clothing/pattern",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/analysis/clothing/pattern",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.fabric !== undefined){
let data11 = data7.fabric;
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err38 = {instancePath:instancePath+"/analysis/clothing/fabric",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/analysis/clothing/fabric",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/analysis/clothing",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.background !== undefined){
let data12 = data1.background;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.setting === undefined){
const err41 = {instancePath:instancePath+"/analysis/background",keyword:"required",params:{missingProperty: "setting"},message:"must have required property '"+"setting"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12.colors === undefined){
const err42 = {instancePath:instancePath+"/analysis/background",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12.elements === undefined){
const err43 = {instancePath:instancePath+"/analysis/background",keyword:"required",params:{missingProperty: "elements"},message:"must have required property '"+"elements"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data12){
if(!(((key4 === "setting") || (key4 === "colors")) || (key4 === "elements"))){
const err44 = {instancePath:instancePath+"/analysis/background",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data12.setting !== undefined){
let data13 = data12.setting;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err45 = {instancePath:instancePath+"/analysis/background/setting",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/analysis/background/setting",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.colors !== undefined){
let data14 = data12.colors;
if(Array.isArray(data14)){
if(data14.length > 50){
const err47 = {instancePath:instancePath+"/analysis/background/colors",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(func1(data15) > 1000){
const err48 = {instancePath:instancePath+"/analysis/background/colors/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/analysis/background/colors/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/analysis/background/colors",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data12.elements !== undefined){
let data16 = data12.elements;
if(Array.isArray(data16)){
if(data16.length > 50){
const err51 = {instancePath:instancePath+"/analysis/background/elements",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(func1(data17) > 1000){
const err52 = {instancePath:instancePath+"/analysis/background/elements/" + i1,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/analysis/background/elements/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/analysis/background/elements",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/analysis/background",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.lighting !== undefined){
let data18 = data1.lighting;
if(typeof data18 === "string"){
if(func1(data18) > 1000){
const err56 = {instancePath:instancePath+"/analysis/lighting",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/analysis/lighting",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.composition !== undefined){
let data19 = data1.composition;
if(typeof data19 === "string"){
if(func1(data19) > 1000){
const err58 = {instancePath:instancePath+"/analysis/composition",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/analysis/composition",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data1.style_tags !== undefined){
let data20 = data1.style_tags;
if(Array.isArray(data20)){
if(data20.length > 50){
const err60 = {instancePath:instancePath+"/analysis/style_tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(typeof data21 === "string"){
if(func1(data21) > 1000){
const err61 = {instancePath:instancePath+"/analysis/style_tags/" + i2,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/analysis/style_tags/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/analysis/style_tags",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/analysis",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.prompts !== undefined){
let data22 = data.prompts;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.sdxl === undefined){
const err65 = {instancePath:instancePath+"/prompts",keyword:"required",params:{missingProperty: "sdxl"},message:"must have required property '"+"sdxl"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data22.flux === undefined){
const err66 = {instancePath:instancePath+"/prompts",keyword:"required",params:{missingProperty: "flux"},message:"must have required property '"+"flux"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data22.midjourney === undefined){
const err67 = {instancePath:instancePath+"/prompts",keyword:"required",params:{missingProperty: "midjourney"},message:"must have required property '"+"midjourney"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key5 in data22){
if(!(((key5 === "sdxl") || (key5 === "flux")) || (key5 === "midjourney"))){
const err68 = {instancePath:instancePath+"/prompts",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data22.sdxl !== undefined){
let data23 = data22.sdxl;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.positive === undefined){
const err69 = {instancePath:instancePath+"/prompts/sdxl",keyword:"required",params:{missingProperty: "positive"},message:"must have required property '"+"positive"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data23.negative === undefined){
const err70 = {instancePath:instancePath+"/prompts/sdxl",keyword:"required",params:{missingProperty: "negative"},message:"must have required property '"+"negative"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key6 in data23){
if(!((key6 === "positive") || (key6 === "negative"))){
const err71 = {instancePath:instancePath+"/prompts/sdxl",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data23.positive !== undefined){
let data24 = data23.positive;
if(typeof data24 === "string"){
if(func1(data24) > 20000){
const err72 = {instancePath:instancePath+"/prompts/sdxl/positive",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/prompts/sdxl/positive",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data23.negative !== undefined){
let data25 = data23.negative;
if(typeof data25 === "string"){
if(func1(data25) > 20000){
const err74 = {instancePath:instancePath+"/prompts/sdxl/negative",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/prompts/sdxl/negative",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/prompts/sdxl",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data22.flux !== undefined){
let data26 = data22.flux;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.prompt === undefined){
const err77 = {instancePath:instancePath+"/prompts/flux",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key7 in data26){
if(!(key7 === "prompt")){
const err78 = {instancePath:instancePath+"/prompts/flux",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data26.prompt !== undefined){
let data27 = data26.prompt;
if(typeof data27 === "string"){
if(func1(data27) > 20000){
const err79 = {instancePath:instancePath+"/prompts/flux/prompt",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/prompts/flux/prompt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/prompts/flux",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data22.midjourney !== undefined){
let data28 = data22.midjourney;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.prompt === undefined){
const err82 = {instancePath:instancePath+"/prompts/midjourney",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
for(const key8 in data28){
if(!(key8 === "prompt")){
const err83 = {instancePath:instancePath+"/prompts/midjourney",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data28.prompt !== undefined){
let data29 = data28.prompt;
if(typeof data29 === "string"){
if(func1(data29) > 20000){
const err84 = {instancePath:instancePath+"/prompts/midjourney/prompt",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/prompts/midjourney/prompt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/prompts/midjourney",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/prompts",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check19" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check20 = validate77;
const schema103 = {"$ref":"contract#/$defs/GenerateImageRequest","$id":"check20"};
const schema104 = {"type":"object","required":["userId","prompt","aspect","steps","guidance"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"prompt":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^\\s*\\S[\\s\\S]*$"},"aspect":{"type":"string","const":"1:1"},"steps":{"type":"integer","const":24},"guidance":{"type":"number","const":3.5}},"additionalProperties":false};
const pattern20 = new RegExp("^\\s*\\S[\\s\\S]*$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.aspect === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "aspect"},message:"must have required property '"+"aspect"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.guidance === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "guidance"},message:"must have required property '"+"guidance"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "userId") || (key0 === "prompt")) || (key0 === "aspect")) || (key0 === "steps")) || (key0 === "guidance"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err6 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prompt !== undefined){
let data1 = data.prompt;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err10 = {instancePath:instancePath+"/prompt",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/prompt",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern20.test(data1)){
const err12 = {instancePath:instancePath+"/prompt",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/prompt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.aspect !== undefined){
let data2 = data.aspect;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/aspect",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("1:1" !== data2){
const err15 = {instancePath:instancePath+"/aspect",keyword:"const",params:{allowedValue: "1:1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err16 = {instancePath:instancePath+"/steps",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(24 !== data3){
const err17 = {instancePath:instancePath+"/steps",keyword:"const",params:{allowedValue: 24},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.guidance !== undefined){
let data4 = data.guidance;
if(!(typeof data4 == "number")){
const err18 = {instancePath:instancePath+"/guidance",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(3.5 !== data4){
const err19 = {instancePath:instancePath+"/guidance",keyword:"const",params:{allowedValue: 3.5},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check20" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check21 = validate80;
const schema106 = {"$ref":"contract#/$defs/ImageResult","$id":"check21"};
const schema107 = {"if":{"properties":{"ok":{"type":"boolean","const":true}},"required":["ok"]},"then":{"$ref":"contract#/$defs/ImageMade"},"else":{"if":{"properties":{"ok":{"type":"boolean","const":false}},"required":["ok"]},"then":{"$ref":"contract#/$defs/WorkFailed"},"else":{"type":"object","properties":{"ok":{"enum":[true,false]}},"required":["ok"]}}};
const schema110 = {"type":"object","required":["ok","error"],"properties":{"ok":{"type":"boolean","const":false},"error":{"type":"string","minLength":1,"maxLength":2000}},"additionalProperties":false};
const schema108 = {"type":"object","required":["ok","imageUrl","method","quality"],"properties":{"ok":{"type":"boolean","const":true},"imageUrl":{"$ref":"contract#/$defs/MediaUrl"},"method":{"type":"string","maxLength":200},"quality":{"type":"string","maxLength":200}},"additionalProperties":false};
const schema109 = {"type":"string","pattern":"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"};
const pattern21 = new RegExp("^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.imageUrl === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "imageUrl"},message:"must have required property '"+"imageUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.method === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.quality === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "quality"},message:"must have required property '"+"quality"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ok") || (key0 === "imageUrl")) || (key0 === "method")) || (key0 === "quality"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err5 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(true !== data0){
const err6 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.imageUrl !== undefined){
let data1 = data.imageUrl;
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
const err7 = {instancePath:instancePath+"/imageUrl",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/imageUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/method",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.quality !== undefined){
let data3 = data.quality;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err11 = {instancePath:instancePath+"/quality",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/quality",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ok === undefined) && (missing1 = "ok")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.ok !== undefined){
let data1 = data.ok;
if(typeof data1 !== "boolean"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.error === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "error"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ok !== undefined){
let data2 = data.ok;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(false !== data2){
const err10 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err11 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.ok !== undefined){
let data4 = data.ok;
if(!((data4 === true) || (data4 === false))){
const err16 = {instancePath:instancePath+"/ok",keyword:"enum",params:{allowedValues: schema107.else.else.properties.ok.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.ok = true;
}
}
ifClause1 = "else";
}
if(!valid2){
const err18 = {instancePath,keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err19 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate81.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check21" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
else {
var props0 = validate81.evaluated.props;
}
validate80.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check22 = validate85;
const schema111 = {"$ref":"contract#/$defs/ProcessDocumentsRequest","$id":"check22"};
const schema112 = {"type":"object","required":["userId","documents"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"documents":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"contract#/$defs/DocumentInfo"}}},"additionalProperties":false};
const schema114 = {"type":"object","required":["name","type","size"],"properties":{"name":{"type":"string","minLength":5,"maxLength":255,"pattern":"^.+\\.([tT][xX][tT]|[dD][oO][cC][xX]?|[pP][dD][fF])$"},"type":{"type":"string","maxLength":255},"size":{"type":"integer","minimum":1,"maximum":10485760}},"additionalProperties":false};
const pattern23 = new RegExp("^.+\\.([tT][xX][tT]|[dD][oO][cC][xX]?|[pP][dD][fF])$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.documents === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "userId") || (key0 === "documents"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.documents !== undefined){
let data1 = data.documents;
if(Array.isArray(data1)){
if(data1.length > 20){
const err7 = {instancePath:instancePath+"/documents",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/documents",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.type === undefined){
const err10 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.size === undefined){
const err11 = {instancePath:instancePath+"/documents/" + i0,keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "type")) || (key1 === "size"))){
const err12 = {instancePath:instancePath+"/documents/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err13 = {instancePath:instancePath+"/documents/" + i0+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 5){
const err14 = {instancePath:instancePath+"/documents/" + i0+"/name",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern23.test(data3)){
const err15 = {instancePath:instancePath+"/documents/" + i0+"/name",keyword:"pattern",params:{pattern: "^.+\\.([tT][xX][tT]|[dD][oO][cC][xX]?|[pP][dD][fF])$"},message:"must match pattern \""+"^.+\\.([tT][xX][tT]|[dD][oO][cC][xX]?|[pP][dD][fF])$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/documents/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err17 = {instancePath:instancePath+"/documents/" + i0+"/type",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/documents/" + i0+"/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.size !== undefined){
let data5 = data2.size;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err19 = {instancePath:instancePath+"/documents/" + i0+"/size",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10485760 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/documents/" + i0+"/size",keyword:"maximum",params:{comparison: "<=", limit: 10485760},message:"must be <= 10485760"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/documents/" + i0+"/size",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/documents/" + i0,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/documents",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check22" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check23 = validate88;
const schema115 = {"$ref":"contract#/$defs/ProcessDocumentsResult","$id":"check23"};
const schema116 = {"type":"object","required":["ok","extractedTexts"],"properties":{"ok":{"type":"boolean"},"extractedTexts":{"type":"array","maxItems":20,"items":{"type":"string"}}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check23" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extractedTexts === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "extractedTexts"},message:"must have required property '"+"extractedTexts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "extractedTexts"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err3 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.extractedTexts !== undefined){
let data1 = data.extractedTexts;
if(Array.isArray(data1)){
if(data1.length > 20){
const err4 = {instancePath:instancePath+"/extractedTexts",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/extractedTexts/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/extractedTexts",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check24 = validate89;
const schema117 = {"$ref":"contract#/$defs/EmbedStyleRequest","$id":"check24"};
const schema118 = {"type":"object","required":["userId","sampleTexts"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"sampleTexts":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":20000,"pattern":"^\\s*\\S[\\s\\S]*$"}}},"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sampleTexts === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sampleTexts"},message:"must have required property '"+"sampleTexts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "userId") || (key0 === "sampleTexts"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sampleTexts !== undefined){
let data1 = data.sampleTexts;
if(Array.isArray(data1)){
if(data1.length > 200){
const err7 = {instancePath:instancePath+"/sampleTexts",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/sampleTexts",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 20000){
const err9 = {instancePath:instancePath+"/sampleTexts/" + i0,keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/sampleTexts/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern20.test(data2)){
const err11 = {instancePath:instancePath+"/sampleTexts/" + i0,keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sampleTexts/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sampleTexts",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check24" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check25 = validate92;
const schema120 = {"$ref":"contract#/$defs/StyleSaveResult","$id":"check25"};
const schema121 = {"if":{"properties":{"ok":{"type":"boolean","const":true}},"required":["ok"]},"then":{"$ref":"contract#/$defs/StyleSaved"},"else":{"if":{"properties":{"ok":{"type":"boolean","const":false}},"required":["ok"]},"then":{"$ref":"contract#/$defs/WorkFailed"},"else":{"type":"object","properties":{"ok":{"enum":[true,false]}},"required":["ok"]}}};
const schema122 = {"type":"object","required":["ok","styleProfile","savedSamples"],"properties":{"ok":{"type":"boolean","const":true},"styleProfile":{"$ref":"contract#/$defs/StyleProfile"},"savedSamples":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema123 = {"type":"object","required":["voice"],"properties":{"voice":{"type":"object","required":["tone"],"properties":{"tone":{"type":"string","minLength":1,"maxLength":1000},"person":{"type":"string","maxLength":1000},"energy":{"type":"string","maxLength":1000}},"additionalProperties":false},"sentences":{"type":"object","required":["averageWords","questionPercent"],"properties":{"averageWords":{"type":"number","minimum":0},"questionPercent":{"type":"number","minimum":0,"maximum":100}},"additionalProperties":false},"emoji":{"type":"object","required":["perHundredWords","favourites"],"properties":{"perHundredWords":{"type":"number","minimum":0},"favourites":{"type":"array","maxItems":50,"items":{"type":"string"}}},"additionalProperties":false},"hashtags":{"type":"array","maxItems":50,"items":{"type":"string"}},"vocabulary":{"type":"object","required":["richness","favouriteWords"],"properties":{"richness":{"type":"number","minimum":0,"maximum":1},"favouriteWords":{"type":"array","maxItems":100,"items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.styleProfile === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "styleProfile"},message:"must have required property '"+"styleProfile"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.savedSamples === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "savedSamples"},message:"must have required property '"+"savedSamples"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ok") || (key0 === "styleProfile")) || (key0 === "savedSamples"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err4 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(true !== data0){
const err5 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.styleProfile !== undefined){
let data1 = data.styleProfile;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.voice === undefined){
const err6 = {instancePath:instancePath+"/styleProfile",keyword:"required",params:{missingProperty: "voice"},message:"must have required property '"+"voice"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "voice") || (key1 === "sentences")) || (key1 === "emoji")) || (key1 === "hashtags")) || (key1 === "vocabulary"))){
const err7 = {instancePath:instancePath+"/styleProfile",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.voice !== undefined){
let data2 = data1.voice;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tone === undefined){
const err8 = {instancePath:instancePath+"/styleProfile/voice",keyword:"required",params:{missingProperty: "tone"},message:"must have required property '"+"tone"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data2){
if(!(((key2 === "tone") || (key2 === "person")) || (key2 === "energy"))){
const err9 = {instancePath:instancePath+"/styleProfile/voice",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.tone !== undefined){
let data3 = data2.tone;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err10 = {instancePath:instancePath+"/styleProfile/voice/tone",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data3) < 1){
const err11 = {instancePath:instancePath+"/styleProfile/voice/tone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/styleProfile/voice/tone",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.person !== undefined){
let data4 = data2.person;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err13 = {instancePath:instancePath+"/styleProfile/voice/person",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/styleProfile/voice/person",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.energy !== undefined){
let data5 = data2.energy;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err15 = {instancePath:instancePath+"/styleProfile/voice/energy",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/styleProfile/voice/energy",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/styleProfile/voice",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.sentences !== undefined){
let data6 = data1.sentences;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.averageWords === undefined){
const err18 = {instancePath:instancePath+"/styleProfile/sentences",keyword:"required",params:{missingProperty: "averageWords"},message:"must have required property '"+"averageWords"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.questionPercent === undefined){
const err19 = {instancePath:instancePath+"/styleProfile/sentences",keyword:"required",params:{missingProperty: "questionPercent"},message:"must have required property '"+"questionPercent"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "averageWords") || (key3 === "questionPercent"))){
const err20 = {instancePath:instancePath+"/styleProfile/sentences",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.averageWords !== undefined){
let data7 = data6.averageWords;
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/styleProfile/sentences/averageWords",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/styleProfile/sentences/averageWords",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.questionPercent !== undefined){
let data8 = data6.questionPercent;
if(typeof data8 == "number"){
if(data8 > 100 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/styleProfile/sentences/questionPercent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/styleProfile/sentences/questionPercent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/styleProfile/sentences/questionPercent",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/styleProfile/sentences",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.emoji !== undefined){
let data9 = data1.emoji;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.perHundredWords === undefined){
const err27 = {instancePath:instancePath+"/styleProfile/emoji",keyword:"required",params:{missingProperty: "perHundredWords"},message:"must have required property '"+"perHundredWords"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.favourites === undefined){
const err28 = {instancePath:instancePath+"/styleProfile/emoji",keyword:"required",params:{missingProperty: "favourites"},message:"must have required property '"+"favourites"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "perHundredWords") || (key4 === "favourites"))){
const err29 = {instancePath:instancePath+"/styleProfile/emoji",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.perHundredWords !== undefined){
let data10 = data9.perHundredWords;
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/styleProfile/emoji/perHundredWords",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/styleProfile/emoji/perHundredWords",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.favourites !== undefined){
let data11 = data9.favourites;
if(Array.isArray(data11)){
if(data11.length > 50){
const err32 = {instancePath:instancePath+"/styleProfile/emoji/favourites",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err33 = {instancePath:instancePath+"/styleProfile/emoji/favourites/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/styleProfile/emoji/favourites",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/styleProfile/emoji",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.hashtags !== undefined){
let data13 = data1.hashtags;
if(Array.isArray(data13)){
if(data13.length > 50){
const err36 = {instancePath:instancePath+"/styleProfile/hashtags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err37 = {instancePath:instancePath+"/styleProfile/hashtags/" + i1,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/styleProfile/hashtags",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data1.vocabulary !== undefined){
let data15 = data1.vocabulary;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.richness === undefined){
const err39 = {instancePath:instancePath+"/styleProfile/vocabulary",keyword:"required",params:{missingProperty: "richness"},message:"must have required property '"+"richness"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15.favouriteWords === undefined){
const err40 = {instancePath:instancePath+"/styleProfile/vocabulary",keyword:"required",params:{missingProperty: "favouriteWords"},message:"must have required property '"+"favouriteWords"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key5 in data15){
if(!((key5 === "richness") || (key5 === "favouriteWords"))){
const err41 = {instancePath:instancePath+"/styleProfile/vocabulary",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.richness !== undefined){
let data16 = data15.richness;
if(typeof data16 == "number"){
if(data16 > 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/styleProfile/vocabulary/richness",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/styleProfile/vocabulary/richness",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/styleProfile/vocabulary/richness",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.favouriteWords !== undefined){
let data17 = data15.favouriteWords;
if(Array.isArray(data17)){
if(data17.length > 100){
const err45 = {instancePath:instancePath+"/styleProfile/vocabulary/favouriteWords",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(typeof data17[i2] !== "string"){
const err46 = {instancePath:instancePath+"/styleProfile/vocabulary/favouriteWords/" + i2,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/styleProfile/vocabulary/favouriteWords",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/styleProfile/vocabulary",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/styleProfile",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.savedSamples !== undefined){
let data19 = data.savedSamples;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err50 = {instancePath:instancePath+"/savedSamples",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/savedSamples",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
else {
const err52 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ok === undefined) && (missing1 = "ok")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.ok !== undefined){
let data1 = data.ok;
if(typeof data1 !== "boolean"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(false !== data1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.error === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "error"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ok !== undefined){
let data2 = data.ok;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(false !== data2){
const err10 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err11 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.ok !== undefined){
let data4 = data.ok;
if(!((data4 === true) || (data4 === false))){
const err16 = {instancePath:instancePath+"/ok",keyword:"enum",params:{allowedValues: schema121.else.else.properties.ok.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.ok = true;
}
}
ifClause1 = "else";
}
if(!valid2){
const err18 = {instancePath,keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err19 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate93.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check25" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
else {
var props0 = validate93.evaluated.props;
}
validate92.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check26 = validate97;
const schema125 = {"$ref":"contract#/$defs/GeneratePostRequest","$id":"check26"};
const schema126 = {"type":"object","required":["userId","topic","platform"],"properties":{"userId":{"$ref":"contract#/$defs/UserId"},"topic":{"type":"string","minLength":1,"maxLength":500,"pattern":"^\\s*\\S[\\s\\S]*$"},"platform":{"$ref":"contract#/$defs/PostPlatform"}},"additionalProperties":false};
const schema128 = {"type":"string","enum":["facebook","instagram","linkedin","tiktok"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.topic === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.platform === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "userId") || (key0 === "topic")) || (key0 === "platform"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err4 = {instancePath:instancePath+"/userId",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/userId",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/userId",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.|@:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.|@:-]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/userId",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.topic !== undefined){
let data1 = data.topic;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err8 = {instancePath:instancePath+"/topic",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/topic",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern20.test(data1)){
const err10 = {instancePath:instancePath+"/topic",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/topic",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.platform !== undefined){
let data2 = data.platform;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data2 === "facebook") || (data2 === "instagram")) || (data2 === "linkedin")) || (data2 === "tiktok"))){
const err13 = {instancePath:instancePath+"/platform",keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check26" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check27 = validate100;
const schema129 = {"$ref":"contract#/$defs/PostResult","$id":"check27"};
const schema130 = {"if":{"properties":{"ok":{"type":"boolean","const":true}},"required":["ok"]},"then":{"$ref":"contract#/$defs/PostWritten"},"else":{"if":{"properties":{"ok":{"type":"boolean","const":false}},"required":["ok"]},"then":{"$ref":"contract#/$defs/WorkFailed"},"else":{"type":"object","properties":{"ok":{"enum":[true,false]}},"required":["ok"]}}};
const schema131 = {"type":"object","required":["ok","post"],"properties":{"ok":{"type":"boolean","const":true},"post":{"type":"string","minLength":1,"maxLength":63206}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ok === undefined) && (missing0 = "ok")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.ok !== undefined){
let data0 = data.ok;
if(typeof data0 !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.post === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "post"},message:"must have required property '"+"post"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ok") || (key0 === "post"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ok !== undefined){
let data1 = data.ok;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(true !== data1){
const err7 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.post !== undefined){
let data2 = data.post;
if(typeof data2 === "string"){
if(func1(data2) > 63206){
const err8 = {instancePath:instancePath+"/post",keyword:"maxLength",params:{limit: 63206},message:"must NOT have more than 63206 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/post",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/post",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs12 = errors;
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ok === undefined) && (missing1 = "ok")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data.ok !== undefined){
let data3 = data.ok;
if(typeof data3 !== "boolean"){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(false !== data3){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "ok") || (key1 === "error"))){
const err17 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ok !== undefined){
let data4 = data.ok;
if(typeof data4 !== "boolean"){
const err18 = {instancePath:instancePath+"/ok",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(false !== data4){
const err19 = {instancePath:instancePath+"/ok",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data5 = data.error;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
const err20 = {instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/error",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
if(valid4){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err24 = {instancePath,keyword:"required",params:{missingProperty: "ok"},message:"must have required property '"+"ok"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.ok !== undefined){
let data6 = data.ok;
if(!((data6 === true) || (data6 === false))){
const err25 = {instancePath:instancePath+"/ok",keyword:"enum",params:{allowedValues: schema130.else.else.properties.ok.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = props1 || {};
props1.ok = true;
}
}
ifClause1 = "else";
}
if(!valid4){
const err27 = {instancePath,keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err28 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate101.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check27" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
else {
var props0 = validate101.evaluated.props;
}
validate100.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check28 = validate103;
const schema133 = {"$ref":"contract#/$defs/Credits","$id":"check28"};
const schema134 = {"type":"object","required":["credits"],"properties":{"credits":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check28" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credits === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "credits")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.credits !== undefined){
let data0 = data.credits;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/credits",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/credits",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check29 = validate104;
const schema135 = {"$ref":"contract#/$defs/CreditAmount","$id":"check29"};
const schema136 = {"type":"object","required":["amount"],"properties":{"amount":{"type":"integer","minimum":1,"maximum":1000000}},"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check29" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "amount")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/amount",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/amount",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check30 = validate105;
const schema137 = {"$ref":"contract#/$defs/CreditChange","$id":"check30"};
const schema138 = {"type":"object","required":["newBalance"],"properties":{"newBalance":{"type":"integer","minimum":0}},"additionalProperties":false};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check30" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.newBalance === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "newBalance"},message:"must have required property '"+"newBalance"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "newBalance")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.newBalance !== undefined){
let data0 = data.newBalance;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/newBalance",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/newBalance",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check31 = validate106;
const schema139 = {"$ref":"contract#/$defs/CreateJobRequest","$id":"check31"};
const schema140 = {"if":{"properties":{"goal":{"type":"string","enum":["ai_twin","photoshoot"]}},"required":["goal"]},"then":{"$ref":"contract#/$defs/JobWithPhotosRequest"},"else":{"if":{"properties":{"goal":{"type":"string","enum":["commercial","reel"]}},"required":["goal"]},"then":{"$ref":"contract#/$defs/JobWithoutPhotosRequest"},"else":{"type":"object","properties":{"goal":{"enum":["ai_twin","photoshoot","commercial","reel"]}},"required":["goal"]}}};
const schema141 = {"type":"object","required":["goal","platform","ratio","brand","idea","voice","schedule_at","referenceImages"],"properties":{"goal":{"type":"string","enum":["ai_twin","photoshoot"]},"platform":{"$ref":"contract#/$defs/JobPlatform"},"ratio":{"$ref":"contract#/$defs/JobRatio"},"brand":{"$ref":"contract#/$defs/Brand"},"idea":{"$ref":"contract#/$defs/Idea"},"voice":{"$ref":"contract#/$defs/JobVoice"},"schedule_at":{"$ref":"contract#/$defs/ScheduleTime"},"referenceImages":{"type":"array","minItems":3,"maxItems":10,"items":{"$ref":"contract#/$defs/SafeUrl"}}},"additionalProperties":false};
const schema142 = {"type":"string","enum":["tiktok","instagram","facebook","youtube","linkedin"]};
const schema143 = {"type":"string","enum":["9:16","1:1","16:9"]};
const schema144 = {"type":"string","minLength":1,"maxLength":2000,"pattern":"^\\s*\\S[\\s\\S]*$"};
const schema145 = {"type":"string","minLength":1,"maxLength":5000,"pattern":"^\\s*\\S[\\s\\S]*$"};
const schema146 = {"type":"string","enum":["ai","user"]};
const schema147 = {"type":"string","pattern":"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"};
const pattern30 = new RegExp("^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$", "u");

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goal === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.platform === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ratio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.brand === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.idea === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "idea"},message:"must have required property '"+"idea"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.voice === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "voice"},message:"must have required property '"+"voice"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.schedule_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "schedule_at"},message:"must have required property '"+"schedule_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.referenceImages === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "referenceImages"},message:"must have required property '"+"referenceImages"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "goal") || (key0 === "platform")) || (key0 === "ratio")) || (key0 === "brand")) || (key0 === "idea")) || (key0 === "voice")) || (key0 === "schedule_at")) || (key0 === "referenceImages"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.goal !== undefined){
let data0 = data.goal;
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data0 === "ai_twin") || (data0 === "photoshoot"))){
const err10 = {instancePath:instancePath+"/goal",keyword:"enum",params:{allowedValues: schema141.properties.goal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.platform !== undefined){
let data1 = data.platform;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data1 === "tiktok") || (data1 === "instagram")) || (data1 === "facebook")) || (data1 === "youtube")) || (data1 === "linkedin"))){
const err12 = {instancePath:instancePath+"/platform",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ratio !== undefined){
let data2 = data.ratio;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data2 === "9:16") || (data2 === "1:1")) || (data2 === "16:9"))){
const err14 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.brand !== undefined){
let data3 = data.brand;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err15 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/brand",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern20.test(data3)){
const err17 = {instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.idea !== undefined){
let data4 = data.idea;
if(typeof data4 === "string"){
if(func1(data4) > 5000){
const err19 = {instancePath:instancePath+"/idea",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data4) < 1){
const err20 = {instancePath:instancePath+"/idea",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern20.test(data4)){
const err21 = {instancePath:instancePath+"/idea",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/idea",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.voice !== undefined){
let data5 = data.voice;
if(typeof data5 !== "string"){
const err23 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data5 === "ai") || (data5 === "user"))){
const err24 = {instancePath:instancePath+"/voice",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.schedule_at !== undefined){
let data6 = data.schedule_at;
if(typeof data6 === "string"){
if(!pattern30.test(data6)){
const err25 = {instancePath:instancePath+"/schedule_at",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/schedule_at",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.referenceImages !== undefined){
let data7 = data.referenceImages;
if(Array.isArray(data7)){
if(data7.length > 10){
const err27 = {instancePath:instancePath+"/referenceImages",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.length < 3){
const err28 = {instancePath:instancePath+"/referenceImages",keyword:"minItems",params:{limit: 3},message:"must NOT have fewer than 3 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 4096){
const err29 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern6.test(data8)){
const err30 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/referenceImages/" + i0,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/referenceImages",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema149 = {"type":"object","required":["goal","platform","ratio","brand","idea","voice","schedule_at"],"additionalProperties":false,"properties":{"goal":{"type":"string","enum":["commercial","reel"]},"platform":{"$ref":"contract#/$defs/JobPlatform"},"ratio":{"$ref":"contract#/$defs/JobRatio"},"brand":{"$ref":"contract#/$defs/Brand"},"idea":{"$ref":"contract#/$defs/Idea"},"voice":{"$ref":"contract#/$defs/JobVoice"},"schedule_at":{"$ref":"contract#/$defs/ScheduleTime"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goal === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.platform === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ratio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.brand === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.idea === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "idea"},message:"must have required property '"+"idea"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.voice === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "voice"},message:"must have required property '"+"voice"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.schedule_at === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "schedule_at"},message:"must have required property '"+"schedule_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "goal") || (key0 === "platform")) || (key0 === "ratio")) || (key0 === "brand")) || (key0 === "idea")) || (key0 === "voice")) || (key0 === "schedule_at"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.goal !== undefined){
let data0 = data.goal;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data0 === "commercial") || (data0 === "reel"))){
const err9 = {instancePath:instancePath+"/goal",keyword:"enum",params:{allowedValues: schema149.properties.goal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.platform !== undefined){
let data1 = data.platform;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data1 === "tiktok") || (data1 === "instagram")) || (data1 === "facebook")) || (data1 === "youtube")) || (data1 === "linkedin"))){
const err11 = {instancePath:instancePath+"/platform",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ratio !== undefined){
let data2 = data.ratio;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "9:16") || (data2 === "1:1")) || (data2 === "16:9"))){
const err13 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.brand !== undefined){
let data3 = data.brand;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err14 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
const err15 = {instancePath:instancePath+"/brand",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern20.test(data3)){
const err16 = {instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.idea !== undefined){
let data4 = data.idea;
if(typeof data4 === "string"){
if(func1(data4) > 5000){
const err18 = {instancePath:instancePath+"/idea",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data4) < 1){
const err19 = {instancePath:instancePath+"/idea",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern20.test(data4)){
const err20 = {instancePath:instancePath+"/idea",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/idea",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.voice !== undefined){
let data5 = data.voice;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "ai") || (data5 === "user"))){
const err23 = {instancePath:instancePath+"/voice",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.schedule_at !== undefined){
let data6 = data.schedule_at;
if(typeof data6 === "string"){
if(!pattern30.test(data6)){
const err24 = {instancePath:instancePath+"/schedule_at",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/schedule_at",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.goal === undefined) && (missing0 = "goal")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.goal !== undefined){
let data0 = data.goal;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "ai_twin") || (data0 === "photoshoot"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.goal === undefined) && (missing1 = "goal")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.goal !== undefined){
let data1 = data.goal;
if(typeof data1 !== "string"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "commercial") || (data1 === "reel"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs10 = errors;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goal === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.goal !== undefined){
let data2 = data.goal;
if(!((((data2 === "ai_twin") || (data2 === "photoshoot")) || (data2 === "commercial")) || (data2 === "reel"))){
const err7 = {instancePath:instancePath+"/goal",keyword:"enum",params:{allowedValues: schema140.else.else.properties.goal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.goal = true;
}
}
ifClause1 = "else";
}
if(!valid2){
const err9 = {instancePath,keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate107.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check31" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
else {
var props0 = validate107.evaluated.props;
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const check32 = validate113;
const schema156 = {"$ref":"contract#/$defs/JobCreated","$id":"check32"};
const schema157 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"contract#/$defs/JobId"}},"additionalProperties":false};
const schema158 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_-]+$"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check32" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check33 = validate116;
const schema159 = {"type":"string","minLength":1,"maxLength":512,"$id":"check33"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check33" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check34 = validate117;
const schema160 = {"$ref":"contract#/$defs/Job","$id":"check34"};
const schema161 = {"type":"object","required":["id","status","next","goal","input","assets","createdAt","updatedAt"],"properties":{"id":{"$ref":"contract#/$defs/JobId"},"status":{"$ref":"contract#/$defs/JobStatus"},"next":{"$ref":"contract#/$defs/PipelineStep"},"goal":{"$ref":"contract#/$defs/ContentType"},"input":{"$ref":"contract#/$defs/JobInput"},"assets":{"$ref":"contract#/$defs/JobAssets"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema163 = {"type":"string","pattern":"^[A-Z_]+$","maxLength":64};
const schema164 = {"type":"string","enum":["SCRIPT","VOICE","AVATAR","BROLL","EDIT","CAPTIONS","SCHEDULE","DONE"]};
const schema165 = {"type":"string","enum":["commercial","ai_twin","photoshoot","reel"]};
const pattern37 = new RegExp("^[A-Z_]+$", "u");
const schema166 = {"type":"object","required":["platform","ratio","voice","brand","idea","schedule_at"],"properties":{"platform":{"$ref":"contract#/$defs/JobPlatform"},"ratio":{"$ref":"contract#/$defs/JobRatio"},"voice":{"$ref":"contract#/$defs/JobVoice"},"brand":{"$ref":"contract#/$defs/Brand"},"idea":{"$ref":"contract#/$defs/Idea"},"schedule_at":{"$ref":"contract#/$defs/ScheduleTime"}},"additionalProperties":false};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ratio === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.voice === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "voice"},message:"must have required property '"+"voice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.brand === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.idea === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "idea"},message:"must have required property '"+"idea"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.schedule_at === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "schedule_at"},message:"must have required property '"+"schedule_at"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "platform") || (key0 === "ratio")) || (key0 === "voice")) || (key0 === "brand")) || (key0 === "idea")) || (key0 === "schedule_at"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/platform",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((data0 === "tiktok") || (data0 === "instagram")) || (data0 === "facebook")) || (data0 === "youtube")) || (data0 === "linkedin"))){
const err8 = {instancePath:instancePath+"/platform",keyword:"enum",params:{allowedValues: schema142.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ratio !== undefined){
let data1 = data.ratio;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/ratio",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data1 === "9:16") || (data1 === "1:1")) || (data1 === "16:9"))){
const err10 = {instancePath:instancePath+"/ratio",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.voice !== undefined){
let data2 = data.voice;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/voice",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data2 === "ai") || (data2 === "user"))){
const err12 = {instancePath:instancePath+"/voice",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.brand !== undefined){
let data3 = data.brand;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err13 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/brand",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern20.test(data3)){
const err15 = {instancePath:instancePath+"/brand",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.idea !== undefined){
let data4 = data.idea;
if(typeof data4 === "string"){
if(func1(data4) > 5000){
const err17 = {instancePath:instancePath+"/idea",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/idea",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern20.test(data4)){
const err19 = {instancePath:instancePath+"/idea",keyword:"pattern",params:{pattern: "^\\s*\\S[\\s\\S]*$"},message:"must match pattern \""+"^\\s*\\S[\\s\\S]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/idea",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.schedule_at !== undefined){
let data5 = data.schedule_at;
if(typeof data5 === "string"){
if(!pattern30.test(data5)){
const err21 = {instancePath:instancePath+"/schedule_at",keyword:"pattern",params:{pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"},message:"must match pattern \""+"^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?)?$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/schedule_at",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema173 = {"type":"object","properties":{"script":{"type":"string","maxLength":100000},"finalVideoUrl":{"$ref":"contract#/$defs/SafeUrl"},"avatarUrl":{"$ref":"contract#/$defs/MediaUrl"},"thumbnailUrl":{"$ref":"contract#/$defs/MediaUrl"}},"additionalProperties":false};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "script") || (key0 === "finalVideoUrl")) || (key0 === "avatarUrl")) || (key0 === "thumbnailUrl"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.script !== undefined){
let data0 = data.script;
if(typeof data0 === "string"){
if(func1(data0) > 100000){
const err1 = {instancePath:instancePath+"/script",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/script",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.finalVideoUrl !== undefined){
let data1 = data.finalVideoUrl;
if(typeof data1 === "string"){
if(func1(data1) > 4096){
const err3 = {instancePath:instancePath+"/finalVideoUrl",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern6.test(data1)){
const err4 = {instancePath:instancePath+"/finalVideoUrl",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/finalVideoUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
let data2 = data.avatarUrl;
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err6 = {instancePath:instancePath+"/avatarUrl",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/avatarUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.thumbnailUrl !== undefined){
let data3 = data.thumbnailUrl;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err8 = {instancePath:instancePath+"/thumbnailUrl",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?|data:image/(png|jpeg|webp|svg[+]xml)[;,]\\S*)$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/thumbnailUrl",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.goal === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.input === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.assets === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "assets"},message:"must have required property '"+"assets"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updatedAt === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "status")) || (key0 === "next")) || (key0 === "goal")) || (key0 === "input")) || (key0 === "assets")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err9 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data0) < 1){
const err10 = {instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern11.test(data0)){
const err11 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err13 = {instancePath:instancePath+"/status",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern37.test(data1)){
const err14 = {instancePath:instancePath+"/status",keyword:"pattern",params:{pattern: "^[A-Z_]+$"},message:"must match pattern \""+"^[A-Z_]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/next",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((data2 === "SCRIPT") || (data2 === "VOICE")) || (data2 === "AVATAR")) || (data2 === "BROLL")) || (data2 === "EDIT")) || (data2 === "CAPTIONS")) || (data2 === "SCHEDULE")) || (data2 === "DONE"))){
const err17 = {instancePath:instancePath+"/next",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.goal !== undefined){
let data3 = data.goal;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/goal",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data3 === "commercial") || (data3 === "ai_twin")) || (data3 === "photoshoot")) || (data3 === "reel"))){
const err19 = {instancePath:instancePath+"/goal",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.input !== undefined){
if(!(validate119(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.assets !== undefined){
if(!(validate121(data.assets, {instancePath:instancePath+"/assets",parentData:data,parentDataProperty:"assets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err22 = {instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check34" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check35 = validate124;
const schema177 = {"$ref":"contract#/$defs/UploadTicket","$id":"check35"};
const schema178 = {"type":"object","required":["uploadURL"],"properties":{"uploadURL":{"$ref":"contract#/$defs/SafeUrl"}},"additionalProperties":false};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uploadURL === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "uploadURL"},message:"must have required property '"+"uploadURL"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "uploadURL")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uploadURL !== undefined){
let data0 = data.uploadURL;
if(typeof data0 === "string"){
if(func1(data0) > 4096){
const err2 = {instancePath:instancePath+"/uploadURL",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/uploadURL",keyword:"pattern",params:{pattern: "^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"},message:"must match pattern \""+"^(https://[^/\\\\\\s?#@]+([/?#][^\\\\\\s]*)?|http://(localhost|127[.]0[.]0[.]1|\\[::1\\])(:[0-9]+)?([/?#][^\\\\\\s]*)?|[/]([^/\\\\\\s][^\\\\\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uploadURL",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check35" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check36 = validate127;
const schema180 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_-]+$","$id":"check36"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check36" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 128){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern11.test(data)){
const err2 = {instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check37 = validate128;
const schema181 = {"$ref":"contract#/$defs/PhotoFile","$id":"check37"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check37" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const check38 = validate129;
const schema183 = {"type":"string","maxLength":256,"$id":"check38"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="check38" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 256){
const err0 = {instancePath,keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rules: Record<string, unknown> = {"getCurrentUser":{"parameters":[],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check0}},"401":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"login":{"parameters":[{"name":"returnTo","in":"query","required":false,"check":check3}],"body":null,"responses":{"302":{"headers":{"Location":{"required":true,"isNumber":false,"check":check4},"Set-Cookie":{"required":false,"isNumber":false,"check":check5}},"content":{}},"400":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"default":{"headers":{},"content":{"application/json":check1}}}},"logout":{"parameters":[],"body":null,"responses":{"302":{"headers":{"Location":{"required":true,"isNumber":false,"check":check4},"Set-Cookie":{"required":true,"isNumber":false,"check":check6}},"content":{}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"default":{"headers":{},"content":{"application/json":check1}}}},"createCheckout":{"parameters":[],"body":{"content":{"application/json":check7},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check8}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"listPromptTemplates":{"parameters":[],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check9}},"401":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"listTrainedModels":{"parameters":[{"name":"userId","in":"path","required":true,"check":check10}],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check11}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"getTrainingStatus":{"parameters":[{"name":"userId","in":"path","required":true,"check":check10}],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check12}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"404":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"uploadTrainingPhotos":{"parameters":[],"body":{"content":{"multipart/form-data":check13},"lists":["photos"],"maxBytes":209715200},"responses":{"200":{"headers":{},"content":{"application/json":check14}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"trainTwin":{"parameters":[{"name":"Idempotency-Key","in":"header","required":true,"check":check15},{"name":"Charge-Key","in":"header","required":true,"check":check15}],"body":{"content":{"application/json":check16},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check17}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"402":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"reversePrompt":{"parameters":[],"body":{"content":{"multipart/form-data":check18},"lists":[],"maxBytes":10485760},"responses":{"200":{"headers":{},"content":{"application/json":check19}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"generateImage":{"parameters":[{"name":"Idempotency-Key","in":"header","required":true,"check":check15},{"name":"Charge-Key","in":"header","required":true,"check":check15}],"body":{"content":{"application/json":check20},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check21}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"402":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"404":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"processDocuments":{"parameters":[],"body":{"content":{"application/json":check22},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check23}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"embedStyle":{"parameters":[],"body":{"content":{"application/json":check24},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check25}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"generatePost":{"parameters":[],"body":{"content":{"application/json":check26},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check27}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"getCredits":{"parameters":[],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check28}},"401":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"deductCredits":{"parameters":[{"name":"Idempotency-Key","in":"header","required":true,"check":check15}],"body":{"content":{"application/json":check29},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check30}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"402":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"refundCredits":{"parameters":[{"name":"Idempotency-Key","in":"header","required":true,"check":check15},{"name":"Charge-Key","in":"header","required":true,"check":check15}],"body":{"content":{"application/json":check29},"lists":[],"maxBytes":0},"responses":{"200":{"headers":{},"content":{"application/json":check30}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"createJob":{"parameters":[{"name":"Idempotency-Key","in":"header","required":true,"check":check15}],"body":{"content":{"application/json":check31},"lists":[],"maxBytes":0},"responses":{"201":{"headers":{"Location":{"required":false,"isNumber":false,"check":check4}},"content":{"application/json":check32}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"getJob":{"parameters":[{"name":"id","in":"path","required":true,"check":check33}],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check34}},"400":{"headers":{},"content":{"application/json":check1}},"401":{"headers":{},"content":{"application/json":check1}},"404":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"createUpload":{"parameters":[],"body":null,"responses":{"200":{"headers":{},"content":{"application/json":check35}},"401":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"502":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}},"putUpload":{"parameters":[{"name":"uploadId","in":"path","required":true,"check":check36}],"body":{"content":{"image/jpeg":check37,"image/png":check37,"image/webp":check37,"image/avif":check37,"image/gif":check37},"lists":[],"maxBytes":10485760},"responses":{"204":{"headers":{"ETag":{"required":false,"isNumber":false,"check":check38}},"content":{}},"400":{"headers":{},"content":{"application/json":check1}},"403":{"headers":{},"content":{"application/json":check1}},"404":{"headers":{},"content":{"application/json":check1}},"409":{"headers":{},"content":{"application/json":check1}},"413":{"headers":{},"content":{"application/json":check1}},"415":{"headers":{},"content":{"application/json":check1}},"422":{"headers":{},"content":{"application/json":check1}},"429":{"headers":{"Retry-After":{"required":true,"isNumber":true,"check":check2}},"content":{"application/json":check1}},"500":{"headers":{},"content":{"application/json":check1}},"503":{"headers":{"Retry-After":{"required":false,"isNumber":true,"check":check2}},"content":{"application/json":check1}}}}};

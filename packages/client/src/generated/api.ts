// Generated from the API document by `npm run generate`. Do not change it by hand.

export interface components {
    schemas: {
        Account: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description Email address, unique among accounts. */
            email: string;
            /** @description First name. */
            firstName: string | null;
            /** @description Last name. */
            lastName: string | null;
            /** @description Job title, as signatures show it. */
            title: string | null;
            /**
             * @description What the person may do, by the table of permissions.
             * @enum {string}
             */
            role: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            /**
             * @description Invited, active or disabled.
             * @enum {string}
             */
            status: "invited" | "active" | "disabled";
            /** @description Who made sure of the identity of the person, and how (21 CFR 11.100(b)); null if nobody has. */
            identityVerified: {
                /**
                 * Format: uuid
                 * @description Id of the account that did it.
                 */
                by: string;
                /** @description Name of the person who did it. */
                byName: string | null;
                /**
                 * Format: date-time
                 * @description When it was done.
                 */
                at: string;
                /** @description How it was checked. */
                how: string;
            } | null;
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string | null;
            /** @description Language of the screens. */
            language: string;
            /** @description Whether a second factor is set up. */
            hasSecondFactor: boolean;
            /** @description Until when the link of the invitation can be used; null if there is none. */
            invitedUntil: string | null;
            /**
             * Format: date-time
             * @description When the person last signed in; null if never.
             */
            lastSignInAt: string | null;
            /**
             * Format: date-time
             * @description When the password was last changed; null if it was never set.
             */
            passwordChangedAt: string | null;
        };
        AccountCreate: {
            /** @description Email address, unique among accounts. */
            email: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Job title, as signatures show it. */
            title?: string | null;
            /**
             * @description What the person may do, by the table of permissions.
             * @enum {string}
             */
            role: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            /** @description Last day on which it can be used; null if there is none. */
            expiresOn?: string | null;
        };
        AccountList: {
            /** @description The accounts of this page. */
            users: components["schemas"]["Account"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        AccountReview: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date
             * @description Day of the snapshot.
             */
            day: string;
            /**
             * @description Draft until it is signed.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description Number of accounts in the snapshot. */
            accountCount: number;
            /** @description Name of the administrator who signed it; null before. */
            confirmedByName: string | null;
            /** @description When a person last signed that nothing changes; null if nobody did. */
            confirmedAt: string | null;
            /** @description All accounts as they were on that day. */
            accounts: components["schemas"]["ReviewedAccount"][];
        };
        AccountReviewList: {
            /** @description The account reviews of this page. */
            reviews: components["schemas"]["AccountReviewSummary"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description The day on which what satisfies it ends; null without an end. */
            dueOn: string | null;
            /**
             * Format: uuid
             * @description The open draft; null without one.
             */
            draftId: string | null;
        };
        AccountReviewSummary: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: date
             * @description Day of the snapshot.
             */
            day: string;
            /**
             * @description Draft until it is signed.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description Number of accounts in the snapshot. */
            accountCount: number;
            /** @description Name of the administrator who signed it; null before. */
            confirmedByName: string | null;
            /** @description When a person last signed that nothing changes; null if nobody did. */
            confirmedAt: string | null;
        };
        AccountUpdate: {
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Job title, as signatures show it. */
            title?: string | null;
            /**
             * @description What the person may do, by the table of permissions.
             * @enum {string}
             */
            role?: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            /** @description Last day on which it can be used; null if there is none. */
            expiresOn?: string | null;
            /** @description Who made sure of the identity of the person, and how (21 CFR 11.100(b)); null if nobody has. */
            identityVerified?: {
                /** @description How it was checked. */
                how: string;
            } | null;
        };
        ActionsBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["ActionsBatchCreate"] | components["schemas"]["ActionsBatchUpdate"])[];
        };
        ActionsBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["CorrectiveActionCreate"];
        };
        ActionsBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["CorrectiveActionUpdate"];
        };
        ActivityPerformer: {
            /** @description Name of the person. */
            name: string | null;
            /** @description Whom the person works for. */
            employer: string | null;
            /** @description Who that is to the importer. */
            relation: ("importer" | "third_party" | "supplier" | "authority") | null;
        };
        ActivityPerformerInput: {
            /** @description Name of the person. */
            name?: string | null;
            /** @description Whom the person works for. */
            employer?: string | null;
            /** @description Who that is to the importer. */
            relation?: ("importer" | "third_party" | "supplier" | "authority") | null;
        };
        ActivityResult: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The verification activity.
             */
            activityId: string;
            /** @description Title of the activity today. */
            activityTitle: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * Format: uuid
             * @description FSVP file that the activity belongs to; null for an activity of no plan.
             */
            fileId: string | null;
            /**
             * Format: uuid
             * @description Line of the verification plan that the activity belongs to; null without one.
             */
            planLineKey: string | null;
            /**
             * @description What was done; it decides what a complete result holds (21 CFR 1.506(e)(1)).
             * @enum {string}
             */
            activity: "audit" | "inspection" | "sampling_testing" | "records_review" | "other";
            /** @description First day, where it took several; null for one day. */
            startedOn: string | null;
            /**
             * Format: date
             * @description Day, or last day, of the activity. The next one counts from it.
             */
            performedOn: string | null;
            /** @description Who performed it. */
            performedBy: components["schemas"]["ActivityPerformer"];
            /** @description Why the performer is qualified: education, training or experience (21 CFR 1.503). */
            qualificationEvidence: string | null;
            /** @description Whether there is no financial conflict of interest, and payment does not depend on the result (21 CFR 1.506(e)(4)). */
            independent: boolean | null;
            /** @description Procedures of the audit, nature of the records, or description of another activity. */
            procedures: string | null;
            /** @description Conclusions or findings. */
            conclusions: string | null;
            /** @description Corrective actions, of an audit with the significant deficiencies that they answer; “none” where there were none. */
            correctiveActions: string | null;
            /** @description Regulations that were considered. */
            regulations: string | null;
            /** @description Whether an audit considered the food safety plan of the supplier. */
            foodSafetyPlanReviewed: ("yes" | "no_plan") | null;
            /** @description Why the supplier does not need a food safety plan. */
            foodSafetyPlanReason: string | null;
            /** @description Authority that inspected. */
            authority: string | null;
            /** @description Why the inspection is appropriate in place of an audit. */
            whyAppropriate: string | null;
            /** @description Food that was sampled. */
            food: string | null;
            /** @description Lot that was sampled. */
            lotNumber: string | null;
            /** @description Number of samples. */
            samples: number | null;
            /** @description Tests, each with its method and its result. */
            tests: components["schemas"]["PerformedTest"][];
            /** @description Day of the report of the testing. */
            reportedOn: string | null;
            /** @description Laboratory. */
            laboratoryName: string | null;
            /** @description Address of the laboratory. */
            laboratoryAddress: string | null;
            /** @description Documents with the results. */
            documentIds: string[];
            /** @description Receiving inspection of the lot that was sampled. */
            inspectionId: string | null;
            /** @description Why it was performed after its due day. It changes no due day. */
            lateReason: string | null;
            /**
             * @description Draft, or complete.
             * @enum {string}
             */
            state: "draft" | "complete";
            /**
             * Format: date-time
             * @description When it became complete; null for a draft.
             */
            completedAt: string | null;
            /** @description What a complete result still needs, by field. */
            missing: {
                /** @description Field of the supplier. */
                path: string;
                /** @description What is wrong, in a sentence. */
                message: string;
            }[];
            /** @description The signed review of this version of the result; null without one. */
            review: components["schemas"]["ResultReviewSummary"] | null;
        };
        ActivityResultSet: {
            /**
             * @description What was done; it decides what a complete result holds (21 CFR 1.506(e)(1)).
             * @enum {string}
             */
            activity?: "audit" | "inspection" | "sampling_testing" | "records_review" | "other";
            /** @description First day, where it took several; null for one day. */
            startedOn?: string | null;
            /** @description Day, or last day, of the activity. The next one counts from it. */
            performedOn?: string | null;
            /** @description Who performed it. */
            performedBy?: components["schemas"]["ActivityPerformerInput"];
            /** @description Why the performer is qualified: education, training or experience (21 CFR 1.503). */
            qualificationEvidence?: string | null;
            /** @description Whether there is no financial conflict of interest, and payment does not depend on the result (21 CFR 1.506(e)(4)). */
            independent?: boolean | null;
            /** @description Procedures of the audit, nature of the records, or description of another activity. */
            procedures?: string | null;
            /** @description Conclusions or findings. */
            conclusions?: string | null;
            /** @description Corrective actions, of an audit with the significant deficiencies that they answer; “none” where there were none. */
            correctiveActions?: string | null;
            /** @description Regulations that were considered. */
            regulations?: string | null;
            /** @description Whether an audit considered the food safety plan of the supplier. */
            foodSafetyPlanReviewed?: ("yes" | "no_plan") | null;
            /** @description Why the supplier does not need a food safety plan. */
            foodSafetyPlanReason?: string | null;
            /** @description Authority that inspected. */
            authority?: string | null;
            /** @description Why the inspection is appropriate in place of an audit. */
            whyAppropriate?: string | null;
            /** @description Food that was sampled. */
            food?: string | null;
            /** @description Lot that was sampled. */
            lotNumber?: string | null;
            /** @description Number of samples. */
            samples?: (number | string) | null;
            /** @description Tests, each with its method and its result. */
            tests?: components["schemas"]["PerformedTestInput"][];
            /** @description Day of the report of the testing. */
            reportedOn?: string | null;
            /** @description Laboratory. */
            laboratoryName?: string | null;
            /** @description Address of the laboratory. */
            laboratoryAddress?: string | null;
            /** @description Documents with the results. */
            documentIds?: string[];
            /** @description Receiving inspection of the lot that was sampled. */
            inspectionId?: string | null;
            /** @description Why it was performed after its due day. It changes no due day. */
            lateReason?: string | null;
            /** @description Line of a signed plan that the activity fulfils, of one that was not generated from a plan; null: none. */
            planLine?: components["schemas"]["ResultPlanLine"] | null;
            /** @description Whether all is recorded. A complete result with a gap is refused. */
            complete?: boolean;
        };
        AffectedFile: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the file. */
            number: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
        };
        AnalysedFacts: {
            /**
             * @description Whether it is food for people or for animals.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /**
             * @description What kind of food it is, as far as other rules of FDA or USDA depend on it (21 CFR 1.501).
             * @enum {string}
             */
            commodity: "general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac";
            /**
             * @description Whether it is a dietary supplement or a component of one (21 CFR 1.511).
             * @enum {string}
             */
            supplement: "no" | "finished" | "component";
            /** @description Whether it is produce that 21 CFR part 112 covers (21 CFR 1.504(f)). */
            coveredProduce: boolean;
            /** @description Whether it is a raw agricultural commodity (21 CFR 1.512(a)(2)). */
            rawCommodity: boolean;
            /** @description Whether it is shell eggs (21 CFR 1.512(a)(2)). */
            shellEggs: boolean;
            /** @description Whether it is thermally processed low-acid food in hermetically sealed containers (21 CFR 1.502(b)). */
            lowAcidCanned: boolean;
            /** @description Whether it is eaten without a step that would reduce hazards (21 CFR 1.504(c)(2)). */
            readyToEat: boolean;
            /** @description Whether it is exposed to the environment before it is packaged (21 CFR 1.504(c)(2)). */
            exposedBeforePackaging: boolean;
            /** @description Whether a treatment or the formulation is lethal to pathogens after that exposure (21 CFR 1.504(c)(2)). */
            lethalStepAfter: boolean;
            /** @description Whether it is an acidified food (21 CFR part 114). */
            acidified: boolean;
        };
        AnalysisCondition: {
            /**
             * @description Code of the condition.
             * @enum {string}
             */
            code: "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "G10" | "G11";
            /** @description The condition. */
            title: string;
            /** @description Section of 21 CFR that asks for it; null where it is our rule. */
            citation: string | null;
            /** @description Whether it applies to this food and basis. */
            applies: boolean;
            /** @description Whether it is met. */
            met: boolean;
            /** @description How many questions it has here. */
            total: number;
            /** @description How many of them are answered. */
            done: number;
            /** @description What is open: the field, and what to do. */
            problems: {
                /** @description Field of the supplier. */
                path: string;
                /** @description What is wrong, in a sentence. */
                message: string;
            }[];
        };
        AnalysisHazard: {
            /**
             * Format: uuid
             * @description Key of the hazard, which stays from version to version.
             */
            hazardKey: string;
            /** @description Code of the hazard library; null for a hazard that it does not have. */
            libraryCode: string | null;
            /** @description Name of the hazard. */
            name: string;
            /**
             * @description Biological, chemical or physical (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            class: "biological" | "chemical" | "physical";
            /** @description Kind of hazard within its class. */
            subtype: string;
            /** @description Why it may be in the food (21 CFR 1.504(b)(2)). */
            origins: ("natural" | "unintentional" | "economic_gain")[];
            /** @description Whether it is known or reasonably foreseeable; null while it is not answered. */
            foreseeable: boolean | null;
            /** @description Why, or why not. */
            foreseeableReason: string | null;
            /** @description Severity of the illness or injury (21 CFR 1.504(c)(1)). */
            severity: ("low" | "medium" | "high") | null;
            /** @description Reason for the severity. */
            severityReason: string | null;
            /** @description Probability that it occurs in the absence of controls (21 CFR 1.504(c)(1)). */
            probability: ("rare" | "unlikely" | "possible" | "likely" | "certain") | null;
            /** @description Reason for the probability. */
            probabilityReason: string | null;
            /** @description Weight of the severity times weight of the probability, 1 to 15; null until both are known. */
            score: number | null;
            /** @description Whether it requires a control; null while it is not answered. */
            requiresControl: boolean | null;
            /** @description Why, or why not. */
            requiresControlReason: string | null;
            /** @description Whether serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)); null while it is not answered. */
            sahcodha: boolean | null;
            /** @description Why, or why not. */
            sahcodhaReason: string | null;
            /** @description Whether it is evaluated as an environmental pathogen (21 CFR 1.504(c)(2)). */
            environmentalPathogen: boolean;
            /** @description Whether 21 CFR part 113 controls it, of low-acid canned food; microbiological hazards only (21 CFR 1.502(b)(1)). */
            controlledByPart113: boolean;
            /** @description Whether it is the row of covered produce (21 CFR 1.504(e)). */
            requiredByPart112: boolean;
            /** @description The control that is expected. */
            expectedControl: string | null;
            /** @description Further remarks. */
            note: string | null;
            /** @description What a person must look at before it can be signed: the probability of an adopted row, or a row of an example. */
            toCheck: ("probability" | "row") | null;
            /** @description The hazard analysis of a supplier from which it was copied. */
            adoptedFrom: string | null;
        };
        AnalysisHazardInput: {
            /**
             * Format: uuid
             * @description Key of the hazard, which stays from version to version; without one it gets a new one.
             */
            hazardKey?: string;
            /** @description Code of the hazard library; null for a hazard that it does not have. */
            libraryCode?: string | null;
            /** @description Name of the hazard. */
            name: string;
            /**
             * @description Biological, chemical or physical (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            class: "biological" | "chemical" | "physical";
            /** @description Kind of hazard within its class. */
            subtype: string;
            /**
             * @description Why it may be in the food (21 CFR 1.504(b)(2)).
             * @default []
             */
            origins?: ("natural" | "unintentional" | "economic_gain")[];
            /**
             * @description Whether it is known or reasonably foreseeable; null while it is not answered.
             * @default null
             */
            foreseeable?: boolean | null;
            /** @description Why, or why not. */
            foreseeableReason?: string | null;
            /**
             * @description Severity of the illness or injury (21 CFR 1.504(c)(1)).
             * @default null
             */
            severity?: ("low" | "medium" | "high") | null;
            /** @description Reason for the severity. */
            severityReason?: string | null;
            /**
             * @description Probability that it occurs in the absence of controls (21 CFR 1.504(c)(1)).
             * @default null
             */
            probability?: ("rare" | "unlikely" | "possible" | "likely" | "certain") | null;
            /** @description Reason for the probability. */
            probabilityReason?: string | null;
            /**
             * @description Whether it requires a control; null while it is not answered.
             * @default null
             */
            requiresControl?: boolean | null;
            /** @description Why, or why not. */
            requiresControlReason?: string | null;
            /**
             * @description Whether serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)); null while it is not answered.
             * @default null
             */
            sahcodha?: boolean | null;
            /** @description Why, or why not. */
            sahcodhaReason?: string | null;
            /**
             * @description Whether it is evaluated as an environmental pathogen (21 CFR 1.504(c)(2)).
             * @default false
             */
            environmentalPathogen?: boolean;
            /**
             * @description Whether 21 CFR part 113 controls it, of low-acid canned food; microbiological hazards only (21 CFR 1.502(b)(1)).
             * @default false
             */
            controlledByPart113?: boolean;
            /** @description The control that is expected. */
            expectedControl?: string | null;
            /** @description Further remarks. */
            note?: string | null;
            /** @description Null: it was checked. Absent: it stays until what it asks to look at changes. */
            toCheck?: ("probability" | "row") | null;
        };
        AnalysisHazardsReplace: {
            /** @description The hazards, in the order of the list. */
            hazards: components["schemas"]["AnalysisHazardInput"][];
        };
        ApiToken: {
            /**
             * Format: uuid
             * @description Id of the token, which is not its secret.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /** @description What the token is for. */
            name: string;
            /** @description The part of the token that is not secret. */
            prefix: string;
            /** @description What the token may do at most; never more than its owner. */
            scopes: ("read" | "suppliers:write" | "quality:write" | "documents:write" | "program:write" | "screening:load" | "requests:write" | "packages:read")[];
            /**
             * Format: uuid
             * @description Account whose role limits the token; the creator by default.
             */
            ownerId: string;
            /** @description Name of the owner. */
            ownerName: string;
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string;
            /** @description Networks from which it may be used; empty: from everywhere. */
            allowedAddresses: string[];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null if never.
             */
            lastUsedAt: string | null;
            /** @description From where it was last used. */
            lastUsedAddress: string | null;
            /** @description When it was revoked; null while it counts. */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
        };
        ApiTokenCreate: {
            /** @description What the token is for, at most 100 characters. */
            name: string;
            /**
             * Format: uuid
             * @description Account whose role limits the token; the creator by default.
             */
            ownerId?: string;
            /** @description What the token may do at most; never more than its owner. */
            scopes: ("read" | "suppliers:write" | "quality:write" | "documents:write" | "program:write" | "screening:load" | "requests:write" | "packages:read")[];
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string;
            /**
             * @description Networks from which it may be used; empty: from everywhere.
             * @default []
             */
            allowedAddresses?: (string)[];
        };
        ApiTokenList: {
            /** @description The tokens. */
            tokens: components["schemas"]["ApiToken"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        Assurance: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * @description Code of the requirement that the assurance satisfies.
             * @enum {string}
             */
            kind: "AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2";
            /**
             * Format: uuid
             * @description The file that it is for; null if it is for all files of the importer.
             */
            fileId: string | null;
            /** @description Number of the file; null without one. */
            fileNumber: string | null;
            /** @description The importer for all of whose files it is; null if it is for one file. */
            importerId: string | null;
            /** @description Legal name of that importer; null without one. */
            importerName: string | null;
            /** @description The customer of the importer who gives the assurance; null if it is for one file. */
            customerName: string | null;
            /**
             * Format: date
             * @description The day on which it takes effect. Only assurances of the kinds `AS-3`, `AS-5` and `SS-1` can take effect in the future; they count from then.
             */
            effectiveOn: string;
            /** @description Of an assurance of small status (`SS-1`): the calendar year that it is for and counts in, by default the year of `effectiveOn`, from October on the next one. Null for other kinds. */
            year: number | null;
            /** @description Who signed it for the customer or the supplier. */
            signerName: string;
            /** @description Title of that person. */
            signerTitle: string;
            /** @description What is assured. */
            statement: string;
            /**
             * Format: uuid
             * @description The document with the assurance.
             */
            documentId: string;
            /** @description Preventive controls of a supplier that is a qualified facility (21 CFR 1.512(b)(3)(ii)(A)). */
            controlsDescription: string | null;
            /** @description Statement that such a supplier complies with other than Federal law (21 CFR 1.512(b)(3)(ii)(B)). */
            nonFederalLawStatement: string | null;
            /**
             * Format: date
             * @description The last day on which it counts, which the suite computes.
             */
            validUntil: string;
        };
        AssuranceCreate: {
            /**
             * @description Code of the requirement that the assurance satisfies.
             * @enum {string}
             */
            kind: "AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2";
            /** @description The file that it is for; null if it is for all files of the importer. */
            fileId?: (string | "") | null;
            /** @description The importer for all of whose files it is; null if it is for one file. */
            importerId?: (string | "") | null;
            /** @description The customer of the importer who gives the assurance; null if it is for one file. */
            customerName?: string | null;
            /**
             * Format: date
             * @description The day on which it takes effect. Only assurances of the kinds `AS-3`, `AS-5` and `SS-1` can take effect in the future; they count from then.
             */
            effectiveOn: string;
            /** @description Of an assurance of small status (`SS-1`): the calendar year that it is for and counts in, by default the year of `effectiveOn`, from October on the next one. Null for other kinds. */
            year?: (number | string) | null;
            /** @description Who signed it for the customer or the supplier. */
            signerName: string;
            /** @description Title of that person. */
            signerTitle: string;
            /** @description What is assured. */
            statement: string;
            /**
             * Format: uuid
             * @description The document with the assurance.
             */
            documentId: string;
            /** @description Preventive controls of a supplier that is a qualified facility (21 CFR 1.512(b)(3)(ii)(A)). */
            controlsDescription?: string | null;
            /** @description Statement that such a supplier complies with other than Federal law (21 CFR 1.512(b)(3)(ii)(B)). */
            nonFederalLawStatement?: string | null;
        };
        AssuranceList: {
            /** @description The assurances of this page. */
            assurances: components["schemas"]["Assurance"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        AssuranceUpdate: {
            /** @description The customer of the importer who gives the assurance; null if it is for one file. */
            customerName?: string | null;
            /**
             * Format: date
             * @description The day on which it takes effect. Only assurances of the kinds `AS-3`, `AS-5` and `SS-1` can take effect in the future; they count from then.
             */
            effectiveOn?: string;
            /** @description Of an assurance of small status (`SS-1`): the calendar year that it is for and counts in, by default the year of `effectiveOn`, from October on the next one. Null for other kinds. */
            year?: (number | string) | null;
            /** @description Who signed it for the customer or the supplier. */
            signerName?: string;
            /** @description Title of that person. */
            signerTitle?: string;
            /** @description What is assured. */
            statement?: string;
            /**
             * Format: uuid
             * @description The document with the assurance.
             */
            documentId?: string;
            /** @description Preventive controls of a supplier that is a qualified facility (21 CFR 1.512(b)(3)(ii)(A)). */
            controlsDescription?: string | null;
            /** @description Statement that such a supplier complies with other than Federal law (21 CFR 1.512(b)(3)(ii)(B)). */
            nonFederalLawStatement?: string | null;
        };
        Attachment: {
            /**
             * Format: uuid
             * @description Id of a document of this suite.
             */
            documentId: string;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
            /** @description Media type that the suite found in the content of the file. */
            mimeType: string;
            /** @description Size of the file in bytes. */
            fileSize: number;
        };
        BatchResult: {
            /** @description Number of items that were stored. */
            stored: number;
            /** @description Number of items that were not stored, or of which it is not known: their problem is `outcome-unknown`. */
            refused: number;
            /** @description What became of each item, in their order. */
            results: {
                /** @description Status that the single call would have: 201, 200, or that of the problem. */
                status: number;
                /**
                 * Format: uuid
                 * @description Id of the stored record; absent if the item was refused.
                 */
                id?: string;
                /** @description Version of the stored record. */
                version?: number;
                /** @description Fields of the record that were not stored, because it has no such fields or the suite sets them itself, by their paths; at most 20. Absent if there are none. */
                ignoredFields?: string[];
                /** @description Why the item was refused; absent if it was stored. */
                problem?: components["schemas"]["Problem"];
            }[];
        };
        Calendar: {
            /**
             * Format: date
             * @description Today in the time zone of the suite.
             */
            asOf: string;
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            /** @description Number of entries of the period. */
            total: number;
            /** @description Days with entries, in order. */
            days: components["schemas"]["CalendarDay"][];
            /** @description Kinds with entries. */
            kinds: components["schemas"]["CalendarKindCount"][];
            /** @description Services that did not answer in time, so that their part is missing here. */
            unavailable: ("program" | "quality" | "documents" | "suppliers")[];
        };
        CalendarDay: {
            /**
             * Format: date
             * @description A calendar day in the time zone of the suite.
             */
            day: string;
            /** @description Number of its entries. */
            total: number;
            /** @description How many of them are overdue. */
            overdue: number;
            /** @description How many are due. */
            due: number;
            /** @description How many are done, or happened. */
            done: number;
            /** @description Its first groups, the overdue ones first; empty where only counts were asked for. */
            groups: components["schemas"]["CalendarGroup"][];
        };
        CalendarEntry: {
            /** @description Kind and record; it stays the same when the day moves. */
            key: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document";
            /**
             * Format: date
             * @description A calendar day in the time zone of the suite.
             */
            day: string;
            /** @description What is due, ends or happened. */
            title: string;
            /**
             * @description Whether it is overdue, due or done.
             * @enum {string}
             */
            state: "overdue" | "due" | "done";
            /** @description Type of its record. */
            recordType: string;
            /**
             * Format: uuid
             * @description Id of its record.
             */
            recordId: string;
            /**
             * Format: uuid
             * @description The supplier; null where it has none.
             */
            supplierId: string | null;
            /** @description Its name today. */
            supplierName: string | null;
            /**
             * Format: uuid
             * @description The food; null where it is not known.
             */
            foodId: string | null;
            /** @description Its name. */
            foodName: string | null;
            /** @description FSVP files that it is of. */
            fileIds: string[];
            /** @description Account of who is to do it, or did it; null if nobody is named. */
            personId: string | null;
            /** @description Who is to do it, where the record names a person in words. */
            personName: string | null;
            /** @description What it has in common with its group. */
            cause: string;
            /** @description Page of the suite that shows it. */
            href: string;
            /** @description Version of the record. */
            version: number;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
        };
        CalendarFeed: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /** @description Where the address is used. */
            name: string;
            /** @description What the feed has. */
            filters: components["schemas"]["CalendarFeedFilters"];
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null if never.
             */
            lastUsedAt: string | null;
            /** @description When it was revoked; null while it counts. */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
        };
        CalendarFeedCreate: {
            /** @description Where the address will be used, at most 100 characters. */
            name: string;
            /**
             * Format: uuid
             * @description Only entries of this supplier.
             */
            supplierId?: string;
            /**
             * Format: uuid
             * @description Only entries of this food.
             */
            foodId?: string;
            /**
             * Format: uuid
             * @description Only what this person is to do.
             */
            personId?: string;
            /**
             * @description Only these kinds; empty: all.
             * @default []
             */
            kinds?: ("verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document")[];
        };
        CalendarFeedFilters: {
            /**
             * Format: uuid
             * @description Only entries of this supplier; null: of all.
             */
            supplierId: string | null;
            /** @description Only entries of this food; null: of all. */
            foodId: string | null;
            /** @description Only what this person is to do; null: of all. */
            personId: string | null;
            /** @description Only these kinds; empty: all. */
            kinds: ("verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document")[];
        };
        CalendarFeedList: {
            /** @description The addresses. */
            feeds: components["schemas"]["CalendarFeed"][];
            /** @description Number of addresses. */
            total: number;
        };
        CalendarGroup: {
            /**
             * @description What its entries are.
             * @enum {string}
             */
            kind: "verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document";
            /** @description What they have in common. */
            cause: string;
            /**
             * @description Whether they are overdue, due or done.
             * @enum {string}
             */
            state: "overdue" | "due" | "done";
            /** @description Title of the only entry, or of all of them. */
            title: string;
            /** @description Number of its entries. */
            count: number;
            /** @description The first of them. */
            entries: components["schemas"]["CalendarEntry"][];
        };
        CalendarKindCount: {
            /**
             * @description The kind.
             * @enum {string}
             */
            kind: "verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document";
            /** @description Number of its entries. */
            count: number;
        };
        Change: {
            /**
             * Format: uuid
             * @description Id of the event; the same event never has another one.
             */
            id: string;
            /**
             * @description The service of the suite that keeps the record.
             * @enum {string}
             */
            service: "gateway" | "suppliers" | "quality" | "documents" | "program";
            /** @description Type of the event. */
            type: string;
            /**
             * @description Type of the record.
             * @enum {string}
             */
            recordType: "supplier" | "supplier-product" | "supplier-performance" | "hazard-analysis" | "verification-activity" | "activity-result" | "result-review" | "receiving-inspection" | "corrective-action" | "document" | "qualified-individual" | "qualification" | "importer" | "importer-eligibility" | "fsvp-file" | "fsvp-file-readiness" | "applicability-determination" | "assurance" | "entry-line" | "standing-check" | "control-record" | "evidence-links" | "procedure" | "reference-set" | "food" | "hazard-template" | "food-hazard-analysis" | "food-note" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation" | "reevaluation-dismissal" | "letter-request" | "signature";
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string;
            /** @description Version of the record after the change. */
            version: number;
            /**
             * Format: date-time
             * @description When the change happened, in UTC.
             */
            occurredAt: string;
            /**
             * Format: uuid
             * @description Who made the change; null for those who may not read the audit trail.
             */
            actor: string | null;
            /** @description The X-Request-Id of the request, for questions about it. */
            requestId: string | null;
            /** @description Whether the record was deleted by it. */
            deleted: boolean;
            /** @description The stored fields of the record after the change; null once it was deleted. */
            record: {
                [key: string]: unknown;
            } | null;
            /** @description Place in the log of its service; grows without gaps being a loss. */
            position: number;
        };
        ChangeList: {
            /** @description The changes, newest first. */
            changes: components["schemas"]["Change"][];
            /** @description Cursor for the next request, to be kept with the copy. */
            next: string;
            /** @description Whether there are further changes at once. */
            more: boolean;
            /** @description Services that did not answer in time, so that their part is missing here. */
            unavailable: ("gateway" | "suppliers" | "quality" | "documents" | "program")[];
        };
        ControlRecord: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /**
             * @description Code of the requirement that the record satisfies.
             * @enum {string}
             */
            kind: "LACF-1" | "AS-2" | "AS-4";
            /**
             * Format: date
             * @description The day of the review (`LACF-1`), from which the disclosure accompanies the food (`AS-2`), or of the record of use (`AS-4`); not in the future.
             */
            effectiveOn: string;
            /**
             * Format: uuid
             * @description The records of production (`LACF-1`), what accompanies the food (`AS-2`), or the system (`AS-4`).
             */
            documentId: string;
            /**
             * Format: uuid
             * @description The document that shows the use of the system; of `AS-4` only.
             */
            useDocumentId: string | null;
            /** @description What was reviewed and what it shows (`LACF-1`), what is disclosed (`AS-2`), or how the system works (`AS-4`). */
            statement: string;
            /** @description Who reviewed the records of production; of `LACF-1` only. */
            reviewerName: string | null;
            /** @description The customer; null: it accompanies the food to all customers. Of `AS-2` only. */
            customerName: string | null;
            /** @description The hazards that are disclosed, as the evaluation of the file allocates them; of `AS-2` only. */
            hazardKeys: string[];
            /** @description Their names when the record was saved, in the same order. */
            hazardNames: string[];
            /**
             * Format: date
             * @description The last day on which it counts, which the suite computes: 12 months for `LACF-1` and `AS-4`, which are our policy. Null: without an end.
             */
            validUntil: string | null;
        };
        ControlRecordCreate: {
            /**
             * @description Code of the requirement that the record satisfies.
             * @enum {string}
             */
            kind: "LACF-1" | "AS-2" | "AS-4";
            /**
             * Format: date
             * @description The day of the review (`LACF-1`), from which the disclosure accompanies the food (`AS-2`), or of the record of use (`AS-4`); not in the future.
             */
            effectiveOn: string;
            /**
             * Format: uuid
             * @description The records of production (`LACF-1`), what accompanies the food (`AS-2`), or the system (`AS-4`).
             */
            documentId: string;
            /** @description The document that shows the use of the system; of `AS-4` only. */
            useDocumentId?: (string | "") | null;
            /** @description What was reviewed and what it shows (`LACF-1`), what is disclosed (`AS-2`), or how the system works (`AS-4`). */
            statement: string;
            /** @description Who reviewed the records of production; of `LACF-1` only. */
            reviewerName?: string | null;
            /** @description The customer; null: it accompanies the food to all customers. Of `AS-2` only. */
            customerName?: string | null;
            /** @description The hazards that are disclosed, as the evaluation of the file allocates them; of `AS-2` only. */
            hazardKeys?: string[];
        };
        ControlRecordList: {
            /** @description The records of the file, the latest first. */
            controlRecords: components["schemas"]["ControlRecord"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        ControlRecordUpdate: {
            /**
             * Format: date
             * @description The day of the review (`LACF-1`), from which the disclosure accompanies the food (`AS-2`), or of the record of use (`AS-4`); not in the future.
             */
            effectiveOn?: string;
            /**
             * Format: uuid
             * @description The records of production (`LACF-1`), what accompanies the food (`AS-2`), or the system (`AS-4`).
             */
            documentId?: string;
            /** @description The document that shows the use of the system; of `AS-4` only. */
            useDocumentId?: (string | "") | null;
            /** @description What was reviewed and what it shows (`LACF-1`), what is disclosed (`AS-2`), or how the system works (`AS-4`). */
            statement?: string;
            /** @description Who reviewed the records of production; of `LACF-1` only. */
            reviewerName?: string | null;
            /** @description The customer; null: it accompanies the food to all customers. Of `AS-2` only. */
            customerName?: string | null;
            /** @description The hazards that are disclosed, as the evaluation of the file allocates them; of `AS-2` only. */
            hazardKeys?: string[];
        };
        CopiedAnswers: {
            /**
             * Format: uuid
             * @description The signed evaluation of the other file.
             */
            evaluationId: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Number of its version. */
            versionNumber: number;
            /** @description Paths of copied answers that nobody has checked, such as `procedures` and `allocations.{hazardKey}`. */
            toCheck: string[];
        };
        CorrectiveAction: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /**
             * Format: uuid
             * @description The verification activity that led to it.
             */
            verificationId: string | null;
            /**
             * Format: uuid
             * @description The receiving inspection that led to it.
             */
            inspectionId: string | null;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description: string;
            /** @description Why it happened; null while it is not known. */
            rootCause: string | null;
            /** @description What is done about it (21 CFR 1.508). */
            correctiveAction: string;
            /** @description What keeps it from happening again. */
            preventiveAction: string | null;
            /**
             * @description State of the action; any value may follow any other.
             * @enum {string}
             */
            status: "open" | "in_progress" | "completed" | "closed";
            /**
             * @description How urgent it is.
             * @enum {string}
             */
            priority: "low" | "medium" | "high" | "critical";
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo: string | null;
            /**
             * Format: date-time
             * @description Last day on which it should be done, in the time zone of the suite.
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again.
             */
            completedDate: string | null;
            /** @description How it was checked that it worked; needed to sign it as closed. */
            verificationOfEffectiveness: string | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        CorrectiveActionCreate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description The verification activity that led to it. */
            verificationId?: (string | "") | null;
            /** @description The receiving inspection that led to it. */
            inspectionId?: (string | "") | null;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description: string;
            /** @description Why it happened; null while it is not known. */
            rootCause?: string | null;
            /** @description What is done about it (21 CFR 1.508). */
            correctiveAction: string;
            /** @description What keeps it from happening again. */
            preventiveAction?: string | null;
            /**
             * @description State of the action; `open` by default.
             * @default open
             * @enum {string}
             */
            status?: "open" | "in_progress" | "completed" | "closed";
            /**
             * @description How urgent it is.
             * @default medium
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "critical";
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo?: string | null;
            /** @description Last day on which it should be done, in the time zone of the suite. */
            dueDate: string;
            /** @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again. */
            completedDate?: (string | "") | null;
            /** @description How it was checked that it worked; needed to sign it as closed. */
            verificationOfEffectiveness?: string | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments?: (string | {
                /**
                 * Format: uuid
                 * @description Id of a document of this suite.
                 */
                documentId: string;
            })[] | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        CorrectiveActionList: {
            /** @description The corrective actions of this page. */
            actions: components["schemas"]["CorrectiveAction"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
            /** @description Open files by verdict. */
            counts: {
                /** @description Actions that are open. */
                open: number;
                /** @description Actions in progress. */
                in_progress: number;
                /** @description Actions that are completed. */
                completed: number;
                /** @description Actions that are closed. */
                closed: number;
            };
        };
        CorrectiveActionUpdate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId?: string;
            /** @description The verification activity that led to it. */
            verificationId?: (string | "") | null;
            /** @description The receiving inspection that led to it. */
            inspectionId?: (string | "") | null;
            /** @description Short title, at most 255 characters. */
            title?: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string;
            /** @description Why it happened; null while it is not known. */
            rootCause?: string | null;
            /** @description What is done about it (21 CFR 1.508). */
            correctiveAction?: string;
            /** @description What keeps it from happening again. */
            preventiveAction?: string | null;
            /**
             * @description State of the action; any value may follow any other.
             * @enum {string}
             */
            status?: "open" | "in_progress" | "completed" | "closed";
            /**
             * @description How urgent it is.
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "critical";
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo?: string | null;
            /** @description Last day on which it should be done, in the time zone of the suite. */
            dueDate?: string;
            /** @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again. */
            completedDate?: (string | "") | null;
            /** @description How it was checked that it worked; needed to sign it as closed. */
            verificationOfEffectiveness?: string | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments?: (string | {
                /**
                 * Format: uuid
                 * @description Id of a document of this suite.
                 */
                documentId: string;
            })[] | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        CoverageCounts: {
            /** @description Lines without a file. */
            withoutFile: number;
            /** @description Those of them under the DUNS number of an importer whose supplier or filer is not known. */
            unknown: number;
            /** @description Lines that declare FSX or RNE, although their file is not exempt. */
            otherCode: number;
            /** @description Lines that are marked as not yours. */
            notOurs: number;
        };
        CurrentToken: {
            /**
             * Format: uuid
             * @description Id of the token, which is not its secret.
             */
            id: string;
            /** @description What the token is for. */
            name: string;
            /** @description What the token may do at most; never more than its owner. */
            scopes: string[];
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string;
            /** @description Networks from which it may be used; empty: from everywhere. */
            allowedAddresses: string[];
        };
        DashboardStats: {
            /** @description All suppliers; null if the service did not answer. */
            totalSuppliers: number | null;
            /** @description Approved suppliers whose verification is not overdue; null if not known. */
            compliantSuppliers: number | null;
            /** @description Suppliers whose status is pending; null if not known. */
            pendingVerification: number | null;
            /** @description Rejected or suspended suppliers, and approved ones whose verification is overdue; null if not known. */
            nonCompliant: number | null;
            /** @description Suppliers by risk level; null if not known. */
            riskDistribution: {
                /** @description Suppliers with high risk. */
                high: number;
                /** @description Suppliers with medium risk. */
                medium: number;
                /** @description Suppliers with low risk. */
                low: number;
            } | null;
            /** @description The next 5 verification activities by due day; null if not known. */
            upcomingVerifications: {
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /** @description Short title, at most 255 characters. */
                title: string;
                /**
                 * @description Kind of the activity.
                 * @enum {string}
                 */
                type: "audit" | "testing" | "certificate_review" | "facility_inspection";
                /**
                 * Format: date-time
                 * @description Last day on which it should be done, in the time zone of the suite.
                 */
                dueDate: string;
                /** @description Name of the supplier today; null once it was deleted. */
                supplierName: string | null;
            }[] | null;
            /** @description The 4 most urgent corrective actions that are not closed; null if not known. */
            activeCorrectiveActions: {
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /** @description Short title, at most 255 characters. */
                title: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                priority: "low" | "medium" | "high" | "critical";
                /** @description Name of the supplier today; null once it was deleted. */
                supplierName: string | null;
                /**
                 * Format: date-time
                 * @description Last day on which it should be done, in the time zone of the suite.
                 */
                dueDate: string;
            }[] | null;
            /** @description Services that did not answer in time, so that their part is missing here. */
            unavailable: ("suppliers" | "quality")[];
        };
        DeadLetter: {
            /**
             * Format: uuid
             * @description Id of the entry.
             */
            id: string;
            /**
             * @description The service of the suite that keeps the record.
             * @enum {string}
             */
            service: "gateway" | "suppliers" | "quality" | "documents" | "program";
            /** @description Part of the service that applies the events. */
            consumer: string;
            /**
             * Format: uuid
             * @description Id of the event; it stays the same when it is applied again.
             */
            eventId: string;
            /** @description Type of the event; null if it could not be read. */
            eventType: string | null;
            /** @description Subject on the message broker. */
            subject: string | null;
            /**
             * Format: date-time
             * @description When the change happened, in UTC.
             */
            occurredAt: string | null;
            /** @description The record that the event is about; null if it could not be read. */
            record: {
                /** @description Type of the record. */
                type: string;
                /**
                 * Format: uuid
                 * @description Id of the entry.
                 */
                id: string;
                /** @description Name of the firm or person, at most 255 characters. */
                name: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it was given up.
             */
            failedAt: string;
            /** @description How often it was tried. */
            tries: number;
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string;
            /** @description Who decided that it is not applied, and why; null if nobody did. */
            discarded: {
                /**
                 * Format: date-time
                 * @description When it was done.
                 */
                at: string;
                /**
                 * Format: uuid
                 * @description Who discarded it.
                 */
                by: string | null;
                /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
                reason: string;
            } | null;
        };
        DeadLetterDetails: {
            /**
             * Format: uuid
             * @description Id of the entry.
             */
            id: string;
            /**
             * @description The service of the suite that keeps the record.
             * @enum {string}
             */
            service: "gateway" | "suppliers" | "quality" | "documents" | "program";
            /** @description Part of the service that applies the events. */
            consumer: string;
            /**
             * Format: uuid
             * @description Id of the event; it stays the same when it is applied again.
             */
            eventId: string;
            /** @description Type of the event; null if it could not be read. */
            eventType: string | null;
            /** @description Subject on the message broker. */
            subject: string | null;
            /**
             * Format: date-time
             * @description When the change happened, in UTC.
             */
            occurredAt: string | null;
            /** @description The record that the event is about; null if it could not be read. */
            record: {
                /** @description Type of the record. */
                type: string;
                /**
                 * Format: uuid
                 * @description Id of the entry.
                 */
                id: string;
                /** @description Name of the firm or person, at most 255 characters. */
                name: string | null;
            } | null;
            /**
             * Format: date-time
             * @description When it was given up.
             */
            failedAt: string;
            /** @description How often it was tried. */
            tries: number;
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string;
            /** @description Who decided that it is not applied, and why; null if nobody did. */
            discarded: {
                /**
                 * Format: date-time
                 * @description When it was done.
                 */
                at: string;
                /**
                 * Format: uuid
                 * @description Who discarded it.
                 */
                by: string | null;
                /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
                reason: string;
            } | null;
            /** @description The technical reason. */
            error: string;
            /** @description The event as it was sent. */
            event: unknown;
        };
        DeadLetterDiscard: {
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string;
        };
        DeadLetterList: {
            /** @description The failed events of this page. */
            deadLetters: components["schemas"]["DeadLetter"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description The groups of this page. */
            groups: {
                /**
                 * @description The service of the suite that keeps the record.
                 * @enum {string}
                 */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Part of the service that applies the events. */
                consumer: string;
                /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
                reason: string;
                /** @description Number of failed events in the group. */
                count: number;
            }[];
            /** @description Services that did not answer in time, so that their part is missing here. */
            unavailable: ("gateway" | "suppliers" | "quality" | "documents" | "program")[];
        };
        Determination: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Number of the version of this qualification, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description The facts that it was made from. */
            answers: components["schemas"]["DeterminationAnswers"];
            /**
             * @description What the rules propose for these facts.
             * @enum {string}
             */
            proposedRegime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /**
             * @description The regime that a person determined.
             * @enum {string}
             */
            chosenRegime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Sections of 21 CFR that the regime rests on. */
            citations: string[];
            /**
             * @description Code that the lines of an entry carry.
             * @enum {string}
             */
            entryCode: "FSV" | "FSX" | "RNE";
            /** @description Why it is not the proposed regime. */
            reason: string | null;
            /** @description Whether food, circumstances or country have changed since. */
            outdated: boolean;
        };
        DeterminationAnswers: {
            /** @description The facts of the food. */
            facts: components["schemas"]["RegimeFacts"];
            /** @description The circumstances of the import, which decide about the regime with the facts of the food. */
            circumstances: components["schemas"]["FsvpFileCircumstances"];
            /** @description Country of the supplier, as it was typed; null if it is unknown. */
            supplierCountry: string | null;
        };
        DeterminationCreate: {
            /**
             * @description The regime that a person determined.
             * @enum {string}
             */
            chosenRegime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Why it is not the proposed regime; required then. */
            reason?: string | null;
        };
        DeterminationList: {
            /** @description All determinations, the newest first. */
            determinations: components["schemas"]["Determination"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        DeterminationUpdate: {
            /**
             * @description The regime that a person determined.
             * @enum {string}
             */
            chosenRegime?: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Why it is not the proposed regime; required then. */
            reason?: string | null;
        };
        DisclosedHazard: {
            /**
             * Format: uuid
             * @description Of the signed hazard analysis of the food.
             */
            hazardKey: string;
            /** @description Its name there. */
            hazardName: string;
            /** @description Biological, chemical or physical. */
            hazardClass: string;
        };
        Disclosure: {
            /** @description The hazards to disclose; empty while none is allocated to a customer. */
            hazards: components["schemas"]["DisclosedHazard"][];
            /** @description A sentence that discloses them; null while there is nothing to disclose. */
            proposal: string | null;
        };
        Document: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that it is about; null for a document of the importer.
             */
            supplierId: string | null;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /**
             * Format: uuid
             * @description The verification activity that led to it.
             */
            verificationId: string | null;
            /**
             * Format: uuid
             * @description The corrective action that it belongs to.
             */
            correctiveActionId: string | null;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description: string | null;
            /**
             * @description Kind of the document.
             * @enum {string}
             */
            type: "certificate" | "audit_report" | "test_result" | "haccp_plan" | "sop" | "corrective_action" | "receiving_inspection" | "other" | "letter" | "supplier_evaluation" | "visit_report" | "registration" | "prior_notice";
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
            /** @description The `objectPath` of an uploaded file; each upload is for one document. */
            filePath: string;
            /** @description Size of the file in bytes. */
            fileSize: number;
            /** @description Media type that the suite found in the content of the file. */
            mimeType: string;
            /** @description SHA-256 of the file in hexadecimal digits, computed while it was received. */
            sha256: string;
            /**
             * Format: date-time
             * @description Day that the document itself bears; null if it is not known. At most a year ahead.
             */
            documentDate: string | null;
            /**
             * Format: date-time
             * @description Last day on which it is valid; null if it does not expire.
             */
            expirationDate: string | null;
            /** @description Language of the document, as ISO 639-1 names it. */
            language: string;
            /** @description Translations of its file versions, in the order in which they were attached. */
            translations: components["schemas"]["DocumentTranslation"][];
            /** @description Number of the newest file, from 1. */
            fileVersion: number;
            /** @description Since when its file is known to be missing from the object store or altered in it; null while it is whole. */
            fileDamagedSince: string | null;
            /** @description False once the document was withdrawn; its file is kept. */
            isActive: boolean;
            /**
             * Format: uuid
             * @description Account that uploaded the file.
             */
            uploadedBy: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        DocumentCreate: {
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string | null;
            /**
             * @description Kind of the document.
             * @enum {string}
             */
            type: "certificate" | "audit_report" | "test_result" | "haccp_plan" | "sop" | "corrective_action" | "receiving_inspection" | "other" | "letter" | "supplier_evaluation" | "visit_report" | "registration" | "prior_notice";
            /** @description The supplier that it is about; absent for a document of the importer. */
            supplierId?: (string | "") | null;
            /** @description The verification activity that led to it. */
            verificationId?: (string | "") | null;
            /** @description The corrective action that it belongs to. */
            correctiveActionId?: (string | "") | null;
            /** @description Day that the document itself bears; null if it is not known. At most a year ahead. */
            documentDate?: (string | "") | null;
            /** @description Last day on which it is valid; null if it does not expire. */
            expirationDate?: (string | "") | null;
            /** @description Language of the document, as ISO 639-1 names it; English if absent. */
            language?: string;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
            /** @description The `objectPath` of an uploaded file; each upload is for one document. */
            filePath: string;
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
        };
        DocumentList: {
            /** @description The documents of this page. */
            documents: components["schemas"]["Document"][];
            /** @description Documents that match the filters; in `counts`: all documents. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
            /** @description Open files by verdict. */
            counts: {
                /** @description Documents that match the filters; in `counts`: all documents. */
                total: number;
                /** @description Documents that are valid for more than 30 days, or do not expire. */
                valid: number;
                /** @description Documents that expire within 30 days. */
                expiresSoon: number;
                /** @description Documents whose last day has passed. */
                expired: number;
            };
        };
        DocumentTranslation: {
            /**
             * Format: uuid
             * @description Id of the attached translation.
             */
            id: string;
            /** @description Number of the file that was translated. */
            fileVersion: number;
            /** @description Language of the translation, as ISO 639-1 names it. */
            language: string;
            /**
             * Format: uuid
             * @description The document that is the translation.
             */
            translatedDocumentId: string;
            /** @description Person or office that translated it. */
            translator: string;
            /** @description Whether the translator has certified that it is complete and correct. */
            certified: boolean;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
        };
        DocumentTranslationCreate: {
            /**
             * Format: uuid
             * @description The document that is the translation.
             */
            translatedDocumentId: string;
            /** @description Person or office that translated it. */
            translator: string;
            /**
             * @description Whether the translator has certified that it is complete and correct.
             * @default false
             */
            certified?: boolean;
        };
        DocumentTranslationList: {
            /** @description The translations, those of the current file first. */
            translations: components["schemas"]["ListedTranslation"][];
            /** @description Documents of which this one is a translation; withdrawn ones are left out. */
            translationOf: components["schemas"]["TranslatedOriginal"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        DocumentUpdate: {
            /** @description Short title, at most 255 characters. */
            title?: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string | null;
            /**
             * @description Kind of the document.
             * @enum {string}
             */
            type?: "certificate" | "audit_report" | "test_result" | "haccp_plan" | "sop" | "corrective_action" | "receiving_inspection" | "other" | "letter" | "supplier_evaluation" | "visit_report" | "registration" | "prior_notice";
            /** @description The supplier that it is about; null for a document of the importer. */
            supplierId?: (string | "") | null;
            /** @description The verification activity that led to it. */
            verificationId?: (string | "") | null;
            /** @description The corrective action that it belongs to. */
            correctiveActionId?: (string | "") | null;
            /** @description Day that the document itself bears; null if it is not known. At most a year ahead. */
            documentDate?: (string | "") | null;
            /** @description Last day on which it is valid; null if it does not expire. */
            expirationDate?: (string | "") | null;
            /** @description Language of the document, as ISO 639-1 names it. */
            language?: string;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        DocumentVersion: {
            /** @description Number of the file, from 1. */
            number: number;
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
            /** @description Size of the file in bytes. */
            fileSize: number;
            /** @description Media type that the suite found in the content of the file. */
            mimeType: string;
            /** @description SHA-256 of the file in hexadecimal digits, computed while it was received. */
            sha256: string;
            /**
             * Format: uuid
             * @description Account that uploaded the file.
             */
            uploadedBy: string | null;
            /**
             * Format: date-time
             * @description When the file was added.
             */
            uploadedAt: string;
            /** @description The version of which this file is a copy with a signature page at its end. */
            signaturePageOf: number | null;
            /** @description Documents with a signature page of this file, which is no PDF. */
            signaturePageIds: string[];
        };
        DocumentVersionCreate: {
            /** @description The `objectPath` of an uploaded file; each upload is for one document. */
            filePath: string;
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
        };
        DocumentVersionList: {
            /** @description The files of the document, newest first. */
            versions: components["schemas"]["DocumentVersion"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        DocumentsBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["DocumentsBatchCreate"] | components["schemas"]["DocumentsBatchUpdate"])[];
        };
        DocumentsBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["DocumentCreate"];
        };
        DocumentsBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["DocumentUpdate"];
        };
        DroppedPlanLineInput: {
            /**
             * Format: uuid
             * @description Key of the proposed line.
             */
            lineKey: string;
            /** @description Why the plan leaves it out. */
            changeReason?: string | null;
        };
        EntryLine: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The importer of the entry.
             */
            importerId: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /** @description The FSVP file that the line belongs to; null without one. */
            fileId: string | null;
            /** @description Number of the file; null without one. */
            fileNumber: string | null;
            /** @description Entry number as it is printed: filer code, number and check digit of a customs entry, also masked (`###-1234567-8`), or the number of a mail or baggage entry. */
            entryNumber: string;
            /** @description Number of the line in the entry. */
            lineNumber: number;
            /** @description FDA product code; `*` is any character. */
            productCode: string;
            /**
             * @description Entry code: FSVP importer, exempt food, or food for research.
             * @enum {string}
             */
            role: "FSV" | "FSX" | "RNE";
            /** @description Name of the FSVP importer in the entry; null if there was none. */
            declaredName: string | null;
            /** @description Its email address as it was declared; null if there was none. */
            declaredEmail: string | null;
            /** @description Its DUNS number as it was declared, also `UNK`; null if there was none. */
            declaredDuns: string | null;
            /**
             * Format: date
             * @description Day of arrival.
             */
            arrivedOn: string;
            /** @description Confirmation number of the prior notice, as printed. */
            priorNoticeNumber: string | null;
            /** @description Lots of the line, as printed. */
            lots: string | null;
            /** @description Quantity with its unit, as printed. */
            quantity: string | null;
            /** @description Foreign manufacturer as declared; null if it is not known. */
            manufacturerName: string | null;
            /** @description Identifier of the manufacturer as declared, such as a MID, FEI or DUNS number. */
            manufacturerId: string | null;
            /** @description The product as described in the entry. */
            productDescription: string | null;
            /**
             * Format: uuid
             * @description The supplier that made the food: of the file, else as chosen or found; null if it is not known.
             */
            supplierId: string | null;
            /** @description Its name; null without one. */
            supplierName: string | null;
            /** @description Why a line that declares the importer is not one of its imports; null for its own lines. Such a line has no file. */
            notOursReason: string | null;
            /** @description Sender of the report that it was imported from; null without one. */
            source: string | null;
            /** @description Receiving inspections of what arrived. */
            inspectionIds: string[];
            /** @description What differs from the importer as it is now: entry code, name, email address or DUNS number. Nothing is compared if the file is exempt. */
            differences: ("role" | "name" | "email" | "duns")[];
        };
        EntryLineAssignment: {
            /**
             * Format: uuid
             * @description The importer of the lines.
             */
            importerId: string;
            /** @description The supplier that the lines have now; null or absent for `manufacturer`. */
            fromSupplierId?: string | null;
            /** @description Manufacturer of lines without a known supplier, as declared; null or absent for lines that name none. */
            manufacturer?: string | null;
            /** @description Only lines with this product code; absent for all. */
            productCode?: string;
            /**
             * Format: uuid
             * @description Open file into which the lines move.
             */
            fileId?: string;
            /**
             * Format: uuid
             * @description The supplier that the manufacturer is.
             */
            supplierId?: string;
            /** @description Why the lines are not yours. */
            notOursReason?: string | null;
        };
        EntryLineAssignmentResult: {
            /** @description Fields of hazards that differ. */
            changed: number;
            /** @description Lines that another call would change. */
            left: number;
        };
        EntryLineCreate: {
            /**
             * Format: uuid
             * @description The importer of the entry.
             */
            importerId: string;
            /** @description The FSVP file that the line belongs to; null without one. */
            fileId?: (string | "") | null;
            /** @description Entry number as it is printed: filer code, number and check digit of a customs entry, also masked (`###-1234567-8`), or the number of a mail or baggage entry. */
            entryNumber: string;
            /** @description Number of the line in the entry. */
            lineNumber: number | string;
            /** @description FDA product code; what is left out at its end becomes `*`. */
            productCode: string;
            /**
             * @description Entry code: FSVP importer, exempt food, or food for research.
             * @enum {string}
             */
            role: "FSV" | "FSX" | "RNE";
            /** @description Name of the FSVP importer in the entry; null if there was none. */
            declaredName?: string | null;
            /** @description Its email address as it was declared; null if there was none. */
            declaredEmail?: string | null;
            /** @description Its DUNS number as it was declared, also `UNK`; null if there was none. */
            declaredDuns?: string | null;
            /**
             * Format: date
             * @description Day of arrival.
             */
            arrivedOn: string;
            /** @description Confirmation number of the prior notice, as printed. */
            priorNoticeNumber?: string | null;
            /** @description Lots of the line, as printed. */
            lots?: string | null;
            /** @description Quantity with its unit, as printed. */
            quantity?: string | null;
            /** @description Foreign manufacturer as declared; null if it is not known. */
            manufacturerName?: string | null;
            /** @description Identifier of the manufacturer as declared, such as a MID, FEI or DUNS number. */
            manufacturerId?: string | null;
            /** @description The product as described in the entry. */
            productDescription?: string | null;
            /** @description The supplier that made the food. Of a line with a file it is that of the file. */
            supplierId?: (string | "") | null;
            /** @description Why a line that declares the importer is not one of its imports; null for its own lines. Such a line has no file. */
            notOursReason?: string | null;
            /**
             * @description Receiving inspections of what arrived.
             * @default []
             */
            inspectionIds?: string[];
        };
        EntryLineImportReport: {
            /** @description Rows of the file. */
            rows: number;
            /** @description Lines that were recorded, or would be. */
            created: number;
            /** @description Lines that are recorded already, without any difference. */
            unchanged: number;
            /** @description Number of errors. */
            errorCount: number;
            /** @description The first 200 errors, with line and field of the file. */
            errors: {
                /** @description Line of the file on which the row begins. */
                line: number;
                /** @description The field, or `row`. */
                path: string;
                /** @description What is wrong. */
                message: string;
            }[];
            /** @description The first 200 warnings, which stop no import: product codes of another file of the importer, and entry numbers without the form of a customs entry. Absent without any. */
            warnings?: {
                /** @description Line of the file on which the row begins. */
                line: number;
                /** @description The field, or `row`. */
                path: string;
                /** @description What is wrong. */
                message: string;
            }[];
            /** @description Number of warnings; absent without any. */
            warningCount?: number;
            /** @description Rows without an FDA product code, which are left out. */
            skipped?: number;
            /** @description New lines that have an FSVP file. */
            assigned?: number;
        };
        EntryLineInspection: {
            /** @description Line of the file, or row of the sheet, that has the headings. */
            headingRow: number;
            /** @description The columns of the file. */
            columns: {
                /** @description 1 is the first column of the file. */
                number: number;
                /** @description Heading of the column. */
                heading: string;
                /** @description The field that it probably has; null for none. */
                suggested: ("entryNumber" | "lineNumber" | "productCode" | "role" | "arrivedOn" | "declaredName" | "declaredEmail" | "declaredDuns" | "fileNumber" | "priorNoticeNumber" | "lots" | "quantity" | "manufacturerName" | "manufacturerId" | "productDescription") | null;
                /** @description The first cells below the heading. */
                samples: string[];
            }[];
            /** @description Order of the parts of days, such as 03/05/2026. A day like 2026-03-05 is read in any case. */
            dayOrder: ("ymd" | "mdy" | "dmy") | null;
            /** @description Entry code of rows without one in the last report of the source. */
            entryCode: ("FSV" | "FSX" | "RNE") | null;
            /** @description Whether a report of this source was imported before. */
            remembered: boolean;
        };
        EntryLineList: {
            /** @description The lines of this page. */
            entryLines: components["schemas"]["EntryLine"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        EntryLineSource: {
            /** @description Name of the sender. */
            name: string;
            /** @description How its last report named the fields. */
            columns: components["schemas"]["EntryLineSourceColumn"][];
            /**
             * @description Order of the parts of days, such as 03/05/2026. A day like 2026-03-05 is read in any case.
             * @enum {string}
             */
            dayOrder: "ymd" | "mdy" | "dmy";
            /** @description Entry code of rows without one in its last report. */
            entryCode: ("FSV" | "FSX" | "RNE") | null;
            /**
             * Format: date-time
             * @description When a report of it was imported last.
             */
            importedAt: string;
            /**
             * Format: uuid
             * @description Who imported it.
             */
            importedBy: string | null;
        };
        EntryLineSourceColumn: {
            /** @description Heading in the file. */
            heading: string;
            /**
             * @description The field.
             * @enum {string}
             */
            column: "entryNumber" | "lineNumber" | "productCode" | "role" | "arrivedOn" | "declaredName" | "declaredEmail" | "declaredDuns" | "fileNumber" | "priorNoticeNumber" | "lots" | "quantity" | "manufacturerName" | "manufacturerId" | "productDescription";
        };
        EntryLineSourceList: {
            /** @description What the analysis rests on: experience, illness data, scientific reports. */
            sources: components["schemas"]["EntryLineSource"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        EntryLineUpdate: {
            /** @description The FSVP file that the line belongs to; null without one. */
            fileId?: (string | "") | null;
            /** @description Entry number as it is printed: filer code, number and check digit of a customs entry, also masked (`###-1234567-8`), or the number of a mail or baggage entry. */
            entryNumber?: string;
            /** @description Number of the line in the entry. */
            lineNumber?: number | string;
            /** @description FDA product code; what is left out at its end becomes `*`. */
            productCode?: string;
            /**
             * @description Entry code: FSVP importer, exempt food, or food for research.
             * @enum {string}
             */
            role?: "FSV" | "FSX" | "RNE";
            /** @description Name of the FSVP importer in the entry; null if there was none. */
            declaredName?: string | null;
            /** @description Its email address as it was declared; null if there was none. */
            declaredEmail?: string | null;
            /** @description Its DUNS number as it was declared, also `UNK`; null if there was none. */
            declaredDuns?: string | null;
            /**
             * Format: date
             * @description Day of arrival.
             */
            arrivedOn?: string;
            /** @description Confirmation number of the prior notice, as printed. */
            priorNoticeNumber?: string | null;
            /** @description Lots of the line, as printed. */
            lots?: string | null;
            /** @description Quantity with its unit, as printed. */
            quantity?: string | null;
            /** @description Foreign manufacturer as declared; null if it is not known. */
            manufacturerName?: string | null;
            /** @description Identifier of the manufacturer as declared, such as a MID, FEI or DUNS number. */
            manufacturerId?: string | null;
            /** @description The product as described in the entry. */
            productDescription?: string | null;
            /** @description The supplier that made the food. Of a line with a file it is that of the file. */
            supplierId?: (string | "") | null;
            /** @description Why a line that declares the importer is not one of its imports; null for its own lines. Such a line has no file. */
            notOursReason?: string | null;
            /** @description Receiving inspections of what arrived. */
            inspectionIds?: string[];
        };
        EvaluationStatement: {
            /** @description What the evaluator found. */
            text: unknown;
            /**
             * @description Ids of documents that it rests on.
             * @default []
             */
            evidence: string[];
        };
        EvaluationToCopy: {
            /**
             * Format: uuid
             * @description The signed evaluation of the other file.
             */
            evaluationId: string;
            /** @description Number of its version. */
            versionNumber: number;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Name of the food. */
            foodName: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /** @description Whether it is about the food of the file. */
            isSameFood: boolean;
            /** @description Whether it is about the supplier of the file. */
            isSameSupplier: boolean;
        };
        EvaluationToCopyList: {
            /** @description Evaluations whose answers can be copied, the nearest first. */
            evaluations: components["schemas"]["EvaluationToCopy"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        EvidenceLink: {
            /**
             * @description Type of the record.
             * @enum {string}
             */
            recordType: "applicability-determination" | "importer-eligibility" | "assurance" | "standing-check" | "control-record" | "procedure" | "document" | "hazard-analysis" | "verification-activity" | "receiving-inspection" | "corrective-action";
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string;
            /** @description Version of the record that was chosen. */
            recordVersion: number;
            /** @description Why it is evidence; null without a note. */
            note: string | null;
        };
        EvidenceLinkInput: {
            /**
             * @description Type of the record.
             * @enum {string}
             */
            recordType: "applicability-determination" | "importer-eligibility" | "assurance" | "standing-check" | "control-record" | "procedure" | "document" | "hazard-analysis" | "verification-activity" | "receiving-inspection" | "corrective-action";
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string;
            /** @description Version of the record that was chosen. */
            recordVersion: number | string;
            /** @description Why it is evidence; null without a note. */
            note?: string | null;
        };
        EvidenceLinks: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /**
             * @description Code of the requirement.
             * @enum {string}
             */
            code: "APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1";
            /** @description The chosen records, at most 100; empty if nobody has chosen any. */
            links: components["schemas"]["EvidenceLink"][];
        };
        EvidenceLinksList: {
            /** @description The choices, by requirement. */
            evidence: components["schemas"]["EvidenceLinks"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        EvidenceLinksUpdate: {
            /** @description The chosen records, at most 100; empty if nobody has chosen any. */
            links: components["schemas"]["EvidenceLinkInput"][];
        };
        ExternalIds: {
            [key: string]: string;
        };
        ExternalIdsInput: {
            [key: string]: string | null;
        };
        FileProposal: {
            /** @description The food that has these products; null for a new one. */
            foodId: string | null;
            /** @description Name of the food. */
            foodName: string;
            /** @description The food to create; null if it exists. */
            newFood: components["schemas"]["ProposedFood"] | null;
            /** @description What the products have in common. */
            basis: components["schemas"]["ProposalBasis"][];
            /** @description The open file of the food, to which the products are added; null if one is opened. */
            file: components["schemas"]["ProposalFile"] | null;
            /** @description At most 1,000. */
            products: components["schemas"]["ProposalProduct"][];
        };
        FileProposalQuestion: {
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /** @description Only these suppliers, at most 200; without it, all suppliers with products that are in no open file. */
            supplierIds?: string[];
            /** @description Suppliers of a page. */
            limit?: number | string;
            /** @description `next` of the page before. */
            after?: (string | "") | null;
        };
        FileProposals: {
            /** @description The suppliers of this page, by id. */
            suppliers: components["schemas"]["SupplierProposals"][];
            /** @description Suppliers with products that are in no open file of the importer. */
            total: number;
            /** @description Where the next page begins; null on the last page. */
            next: string | null;
        };
        FileReadiness: {
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /**
             * @description The regime.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Part of the requirements that apply which are satisfied or expiring, rounded down. 0 until it is determined which apply. */
            percent: number;
            /**
             * @description `not_ready`: one that is needed before importing is missing; `gaps`: another one is missing.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description Codes of the requirements that are missing. */
            missing: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description Those of them that are needed before importing. */
            blocking: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description Codes of the requirements that end within 60 days. */
            expiring: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description The first day on which something that satisfies a requirement ends; null: none. */
            nextDueOn: string | null;
            /** @description The next day on which it changes even if no record does; null: none. */
            nextChangeOn: string | null;
            /** @description False while a change is not judged yet, or while a service that keeps evidence is silent: it is the last known state then. */
            fresh: boolean;
            /** @description While a service that keeps evidence is silent: until when its records are known. Null otherwise. */
            knownUntil: string | null;
            /**
             * Format: date
             * @description The day that was judged.
             */
            asOf: string;
            /**
             * Format: date-time
             * @description When it was computed.
             */
            computedAt: string;
            /** @description Section of 21 CFR that sets it. */
            citation: string;
            /**
             * @description Code that the lines of an entry carry.
             * @enum {string}
             */
            entryCode: "FSV" | "FSX" | "RNE";
            /** @description All 29 requirements. */
            items: components["schemas"]["ReadinessItem"][];
        };
        FileSchedule: {
            /** @description Activities with a due day, in order. */
            activities: components["schemas"]["ScheduledActivity"][];
            /** @description Lines that fall due with lots, at the receipt. */
            byLots: components["schemas"]["LotActivity"][];
        };
        Food: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description Name of the food, unique without regard to case. */
            name: string;
            /** @description Which products the food covers; null if nothing was entered. */
            description: string | null;
            /**
             * @description Whether it is food for people or for animals.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /** @description The first two digits of its FDA product codes. */
            industryCode: string;
            /** @description FDA product codes of seven characters, of which `*` is any. A shorter code is completed with `*`. They are of the industry. */
            productCodes: string[];
            /** @description The facts of the food. */
            facts: components["schemas"]["FoodFacts"];
            /** @description What counts of its hazard analyses; absent in answers of a release before. */
            analysis?: components["schemas"]["FoodAnalysis"];
        };
        FoodAnalysis: {
            /**
             * @description Whether a signed analysis counts (`current`), its facts have changed (`stale`) or it has expired; `draft`: only a draft.
             * @enum {string}
             */
            state: "none" | "draft" | "current" | "stale" | "expired";
            /** @description The signed version; null without one. */
            signedId: string | null;
            /**
             * Format: uuid
             * @description The open draft; null without one.
             */
            draftId: string | null;
            /** @description Number of the signed version, or else of the draft. */
            versionNumber: number | null;
            /** @description How many hazards that version has. */
            hazardCount: number;
            /** @description How many hazards require a control. */
            controlCount: number;
            /**
             * Format: date
             * @description Last day on which the signed version counts.
             */
            validUntil: string | null;
        };
        FoodCreate: {
            /** @description Name of the food, unique without regard to case. */
            name: string;
            /** @description Which products the food covers; null if nothing was entered. */
            description?: string | null;
            /**
             * @description Whether it is food for people or for animals.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /** @description The first two digits of its FDA product codes. */
            industryCode: string;
            /**
             * @description FDA product codes of seven characters, of which `*` is any. A shorter code is completed with `*`. They are of the industry.
             * @default []
             */
            productCodes?: string[];
            /**
             * @description The facts of the food.
             * @default {
             *       "commodity": "general",
             *       "supplement": "no",
             *       "coveredProduce": false,
             *       "rawCommodity": false,
             *       "shellEggs": false,
             *       "lowAcidCanned": false,
             *       "readyToEat": false,
             *       "exposedBeforePackaging": false,
             *       "lethalStepAfter": false,
             *       "acidified": false,
             *       "traceabilityListed": false
             *     }
             */
            facts?: components["schemas"]["FoodFactsCreate"];
        };
        FoodFacts: {
            /**
             * @description What kind of food it is, as far as other rules of FDA or USDA depend on it (21 CFR 1.501).
             * @enum {string}
             */
            commodity: "general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac";
            /**
             * @description Whether it is a dietary supplement or a component of one (21 CFR 1.511).
             * @enum {string}
             */
            supplement: "no" | "finished" | "component";
            /** @description Whether it is produce that 21 CFR part 112 covers (21 CFR 1.504(f)). */
            coveredProduce: boolean;
            /** @description Whether it is a raw agricultural commodity (21 CFR 1.512(a)(2)). */
            rawCommodity: boolean;
            /** @description Whether it is shell eggs (21 CFR 1.512(a)(2)). */
            shellEggs: boolean;
            /** @description Whether it is thermally processed low-acid food in hermetically sealed containers (21 CFR 1.502(b)). */
            lowAcidCanned: boolean;
            /** @description Whether it is eaten without a step that would reduce hazards (21 CFR 1.504(c)(2)). */
            readyToEat: boolean;
            /** @description Whether it is exposed to the environment before it is packaged (21 CFR 1.504(c)(2)). */
            exposedBeforePackaging: boolean;
            /** @description Whether a treatment or the formulation is lethal to pathogens after that exposure (21 CFR 1.504(c)(2)). */
            lethalStepAfter: boolean;
            /** @description Whether it is an acidified food (21 CFR part 114). */
            acidified: boolean;
            /** @description Whether it is on FDA’s Food Traceability List (21 CFR 1.1300). */
            traceabilityListed: boolean;
        };
        FoodFactsCreate: {
            /**
             * @description What kind of food it is, as far as other rules of FDA or USDA depend on it (21 CFR 1.501).
             * @default general
             * @enum {string}
             */
            commodity?: "general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac";
            /**
             * @description Whether it is a dietary supplement or a component of one (21 CFR 1.511).
             * @default no
             * @enum {string}
             */
            supplement?: "no" | "finished" | "component";
            /**
             * @description Whether it is produce that 21 CFR part 112 covers (21 CFR 1.504(f)).
             * @default false
             */
            coveredProduce?: boolean;
            /**
             * @description Whether it is a raw agricultural commodity (21 CFR 1.512(a)(2)).
             * @default false
             */
            rawCommodity?: boolean;
            /**
             * @description Whether it is shell eggs (21 CFR 1.512(a)(2)).
             * @default false
             */
            shellEggs?: boolean;
            /**
             * @description Whether it is thermally processed low-acid food in hermetically sealed containers (21 CFR 1.502(b)).
             * @default false
             */
            lowAcidCanned?: boolean;
            /**
             * @description Whether it is eaten without a step that would reduce hazards (21 CFR 1.504(c)(2)).
             * @default false
             */
            readyToEat?: boolean;
            /**
             * @description Whether it is exposed to the environment before it is packaged (21 CFR 1.504(c)(2)).
             * @default false
             */
            exposedBeforePackaging?: boolean;
            /**
             * @description Whether a treatment or the formulation is lethal to pathogens after that exposure (21 CFR 1.504(c)(2)).
             * @default false
             */
            lethalStepAfter?: boolean;
            /**
             * @description Whether it is an acidified food (21 CFR part 114).
             * @default false
             */
            acidified?: boolean;
            /**
             * @description Whether it is on FDA’s Food Traceability List (21 CFR 1.1300).
             * @default false
             */
            traceabilityListed?: boolean;
        };
        FoodFactsUpdate: {
            /**
             * @description What kind of food it is, as far as other rules of FDA or USDA depend on it (21 CFR 1.501).
             * @enum {string}
             */
            commodity?: "general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac";
            /**
             * @description Whether it is a dietary supplement or a component of one (21 CFR 1.511).
             * @enum {string}
             */
            supplement?: "no" | "finished" | "component";
            /** @description Whether it is produce that 21 CFR part 112 covers (21 CFR 1.504(f)). */
            coveredProduce?: boolean;
            /** @description Whether it is a raw agricultural commodity (21 CFR 1.512(a)(2)). */
            rawCommodity?: boolean;
            /** @description Whether it is shell eggs (21 CFR 1.512(a)(2)). */
            shellEggs?: boolean;
            /** @description Whether it is thermally processed low-acid food in hermetically sealed containers (21 CFR 1.502(b)). */
            lowAcidCanned?: boolean;
            /** @description Whether it is eaten without a step that would reduce hazards (21 CFR 1.504(c)(2)). */
            readyToEat?: boolean;
            /** @description Whether it is exposed to the environment before it is packaged (21 CFR 1.504(c)(2)). */
            exposedBeforePackaging?: boolean;
            /** @description Whether a treatment or the formulation is lethal to pathogens after that exposure (21 CFR 1.504(c)(2)). */
            lethalStepAfter?: boolean;
            /** @description Whether it is an acidified food (21 CFR part 114). */
            acidified?: boolean;
            /** @description Whether it is on FDA’s Food Traceability List (21 CFR 1.1300). */
            traceabilityListed?: boolean;
        };
        FoodHazardAnalysis: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /** @description Name of the food. */
            foodName: string;
            /** @description Number of the version for this food, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * @description Whether it is the analysis of the importer’s own qualified individual, or one of another that it relies on (21 CFR 1.504(d)).
             * @enum {string}
             */
            basis: "own" | "reviewed";
            /** @description Products and species that it covers. */
            covers: string | null;
            /** @description Who is expected to eat the food. */
            consumers: string | null;
            /** @description The facts of the food as they were when the draft was saved. */
            facts: components["schemas"]["AnalysedFacts"];
            /** @description The hazards, in the order of the list. */
            hazards: components["schemas"]["AnalysisHazard"][];
            /** @description The twelve groups of hazards to be considered (21 CFR 1.504(b)(1)). */
            considered: components["schemas"]["HazardGroupAnswer"][];
            /** @description Why hazards may be in the food (21 CFR 1.504(b)(2)). */
            originsConsidered: components["schemas"]["HazardOriginAnswer"][];
            /** @description The ten factors to be considered (21 CFR 1.504(c)(3)). */
            factors: components["schemas"]["HazardFactorAnswer"][];
            /** @description What the analysis rests on: experience, illness data, scientific reports. */
            sources: components["schemas"]["HazardSource"][];
            /** @description The analysis that it relies on, and its review (21 CFR 1.504(d)); null for an own analysis. */
            reviewed: components["schemas"]["HazardAnalysisReview"] | null;
            /**
             * @description Whether a hazard requires a control.
             * @enum {string}
             */
            outcome: "controls_required" | "no_controls_required";
            /** @description How many hazards require a control. */
            controlCount: number;
            /** @description Statements of the example that nobody has checked, by field; rows have marks of their own. It cannot be signed before all are checked. */
            toCheck: ("covers" | "consumers" | "considered.parasites" | "considered.environmental_pathogens" | "considered.other_pathogens" | "considered.radiological" | "considered.pesticides" | "considered.drug_residues" | "considered.natural_toxins" | "considered.decomposition" | "considered.unapproved_additives" | "considered.allergens" | "considered.nutrients" | "considered.physical" | "originsConsidered.natural" | "originsConsidered.unintentional" | "originsConsidered.economic_gain" | "factors.formulation" | "factors.establishment" | "factors.raw_materials" | "factors.transportation" | "factors.processing" | "factors.packaging" | "factors.storage" | "factors.intended_use" | "factors.sanitation" | "factors.other" | "sources")[];
            /** @description Whether the facts of the food have changed since it was saved, signed or confirmed. */
            outdated: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
            /** @description When a person last signed that nothing changes; null if nobody did. */
            confirmedAt: string | null;
            /** @description Last day on which it counts: 36 months after it was signed or confirmed, which is our policy; null for a draft. */
            validUntil: string | null;
            /** @description Number of the version that superseded it. */
            replacedBy: number | null;
            /** @description When that version was signed. */
            replacedAt: string | null;
        };
        FoodHazardAnalysisCheck: {
            /** @description Whether it can be signed now. */
            signable: boolean;
            /** @description What signing demands, in order. */
            conditions: components["schemas"]["AnalysisCondition"][];
            /**
             * @description Whether a hazard requires a control.
             * @enum {string}
             */
            outcome: "controls_required" | "no_controls_required";
            /** @description How many hazards require a control. */
            controlCount: number;
            /** @description The FSVP files of the food that are not closed. */
            files: components["schemas"]["AffectedFile"][];
            /** @description Codes of the requirements that do not apply once it is signed, as no hazard requires a control. */
            closes: string[];
        };
        FoodHazardAnalysisComparison: {
            /** @description A version of the analysis. */
            from: {
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /** @description Number of the version of this qualification, from 1. */
                versionNumber: number;
            };
            /** @description A version of the analysis. */
            to: {
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /** @description Number of the version of this qualification, from 1. */
                versionNumber: number;
            };
            /** @description Hazards that only the later version has. */
            added: {
                /**
                 * Format: uuid
                 * @description Key of the hazard, which stays from version to version.
                 */
                hazardKey: string;
                /** @description Name of the firm or person, at most 255 characters. */
                name: string;
                /** @description Whether it requires a control; null while it is not answered. */
                requiresControl: boolean | null;
            }[];
            /** @description Hazards that only the earlier version has. */
            removed: {
                /**
                 * Format: uuid
                 * @description Key of the hazard, which stays from version to version.
                 */
                hazardKey: string;
                /** @description Name of the firm or person, at most 255 characters. */
                name: string;
                /** @description Whether it requires a control; null while it is not answered. */
                requiresControl: boolean | null;
            }[];
            /** @description Fields of hazards that differ. */
            changed: {
                /**
                 * Format: uuid
                 * @description Key of the hazard, which stays from version to version.
                 */
                hazardKey: string;
                /** @description Name of the firm or person, at most 255 characters. */
                name: string;
                /** @description Name of the field. */
                field: string;
                /** @description The value in the earlier version; null without one. */
                before: string | null;
                /** @description The value in the later version; null without one. */
                after: string | null;
            }[];
            /** @description The twelve groups of hazards to be considered (21 CFR 1.504(b)(1)). */
            considered: {
                /**
                 * @description Group of hazards.
                 * @enum {string}
                 */
                group: "parasites" | "environmental_pathogens" | "other_pathogens" | "radiological" | "pesticides" | "drug_residues" | "natural_toxins" | "decomposition" | "unapproved_additives" | "allergens" | "nutrients" | "physical";
                /** @description The value in the earlier version; null without one. */
                before: string | null;
                /** @description The value in the later version; null without one. */
                after: string | null;
            }[];
            /** @description Why hazards may be in the food (21 CFR 1.504(b)(2)). */
            originsConsidered: {
                /**
                 * @description Origin of hazards.
                 * @enum {string}
                 */
                origin: "natural" | "unintentional" | "economic_gain";
                /** @description The value in the earlier version; null without one. */
                before: string | null;
                /** @description The value in the later version; null without one. */
                after: string | null;
            }[];
            /** @description The ten factors to be considered (21 CFR 1.504(c)(3)). */
            factors: {
                /**
                 * @description Factor of the food.
                 * @enum {string}
                 */
                factor: "formulation" | "establishment" | "raw_materials" | "transportation" | "processing" | "packaging" | "storage" | "intended_use" | "sanitation" | "other";
                /** @description The value in the earlier version; null without one. */
                before: string | null;
                /** @description The value in the later version; null without one. */
                after: string | null;
            }[];
            /** @description Other fields that differ. */
            fields: {
                /** @description Name of the field. */
                field: string;
                /** @description The value in the earlier version; null without one. */
                before: string | null;
                /** @description The value in the later version; null without one. */
                after: string | null;
            }[];
            /** @description Whether the outcome differs. */
            outcomeChanged: boolean;
            /** @description The FSVP files of the food that are not closed. */
            files: components["schemas"]["AffectedFile"][];
        };
        FoodHazardAnalysisCreate: {
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /**
             * @description Whether it is the analysis of the importer’s own qualified individual, or one of another that it relies on (21 CFR 1.504(d)).
             * @default own
             * @enum {string}
             */
            basis?: "own" | "reviewed";
            /** @description Products and species that it covers. */
            covers?: string | null;
            /** @description Who is expected to eat the food. */
            consumers?: string | null;
            /** @description The twelve groups of hazards to be considered (21 CFR 1.504(b)(1)). */
            considered?: components["schemas"]["HazardGroupAnswer"][];
            /** @description Why hazards may be in the food (21 CFR 1.504(b)(2)). */
            originsConsidered?: components["schemas"]["HazardOriginAnswer"][];
            /** @description The ten factors to be considered (21 CFR 1.504(c)(3)). */
            factors?: components["schemas"]["HazardFactorAnswer"][];
            /** @description What the analysis rests on: experience, illness data, scientific reports. */
            sources?: components["schemas"]["HazardSource"][];
            /** @description The analysis that it relies on, and its review (21 CFR 1.504(d)); null for an own analysis. */
            reviewed?: components["schemas"]["HazardAnalysisReview"] | null;
        };
        FoodHazardAnalysisList: {
            /** @description The versions of this page. */
            foodHazardAnalyses: components["schemas"]["FoodHazardAnalysis"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        FoodHazardAnalysisUpdate: {
            /**
             * @description Whether it is the analysis of the importer’s own qualified individual, or one of another that it relies on (21 CFR 1.504(d)).
             * @enum {string}
             */
            basis?: "own" | "reviewed";
            /** @description Products and species that it covers. */
            covers?: string | null;
            /** @description Who is expected to eat the food. */
            consumers?: string | null;
            /** @description The twelve groups of hazards to be considered (21 CFR 1.504(b)(1)). */
            considered?: components["schemas"]["HazardGroupAnswer"][];
            /** @description Why hazards may be in the food (21 CFR 1.504(b)(2)). */
            originsConsidered?: components["schemas"]["HazardOriginAnswer"][];
            /** @description The ten factors to be considered (21 CFR 1.504(c)(3)). */
            factors?: components["schemas"]["HazardFactorAnswer"][];
            /** @description What the analysis rests on: experience, illness data, scientific reports. */
            sources?: components["schemas"]["HazardSource"][];
            /** @description The analysis that it relies on, and its review (21 CFR 1.504(d)); null for an own analysis. */
            reviewed?: components["schemas"]["HazardAnalysisReview"] | null;
            /** @description What is still to be checked of an example. Absent: a statement stays until it changes. */
            toCheck?: ("covers" | "consumers" | "considered.parasites" | "considered.environmental_pathogens" | "considered.other_pathogens" | "considered.radiological" | "considered.pesticides" | "considered.drug_residues" | "considered.natural_toxins" | "considered.decomposition" | "considered.unapproved_additives" | "considered.allergens" | "considered.nutrients" | "considered.physical" | "originsConsidered.natural" | "originsConsidered.unintentional" | "originsConsidered.economic_gain" | "factors.formulation" | "factors.establishment" | "factors.raw_materials" | "factors.transportation" | "factors.processing" | "factors.packaging" | "factors.storage" | "factors.intended_use" | "factors.sanitation" | "factors.other" | "sources")[];
        };
        FoodList: {
            /** @description Foods with files, the worst first. */
            foods: components["schemas"]["Food"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        FoodNote: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /** @description Name of the food. */
            foodName: string;
            /**
             * @description What happened. `template_hazard`: the template of its industry lists a hazard that the analysis of the food lacks.
             * @enum {string}
             */
            kind: "template_hazard";
            /**
             * @description Open until the signed version in force lists the hazard, or until a person dismisses it.
             * @enum {string}
             */
            state: "open" | "answered" | "dismissed";
            /**
             * Format: date
             * @description Day on which it happened.
             */
            happenedOn: string;
            /** @description Code of the hazard library. */
            hazardCode: string;
            /** @description Name of the hazard in the analysis. */
            hazardName: string;
            /**
             * Format: uuid
             * @description The template that lists the hazard.
             */
            templateId: string;
            /** @description FDA industry of the template. */
            category: string;
            /** @description Why the analysis needs no new version; null while nobody dismissed it. */
            dismissal: string | null;
        };
        FoodNoteList: {
            /** @description The notes of this page. */
            foodNotes: components["schemas"]["FoodNote"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        FoodNoteUpdate: {
            /** @description Why the analysis needs no new version, in at least 10 characters; null opens the note again. */
            dismissal?: string | null;
        };
        FoodUpdate: {
            /** @description Name of the food, unique without regard to case. */
            name?: string;
            /** @description Which products the food covers; null if nothing was entered. */
            description?: string | null;
            /**
             * @description Whether it is food for people or for animals.
             * @enum {string}
             */
            foodClass?: "human" | "animal";
            /** @description The first two digits of its FDA product codes. */
            industryCode?: string;
            /** @description FDA product codes of seven characters, of which `*` is any. A shorter code is completed with `*`. They are of the industry. */
            productCodes?: string[];
            /** @description The facts of the food. */
            facts?: components["schemas"]["FoodFactsUpdate"];
        };
        FsvpFile: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description Number of the file, which never changes. */
            number: string;
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string;
            /** @description Country of the supplier, as it was typed; null if it is unknown. */
            supplierCountry: string | null;
            /** @description Whether the supplier was deleted. Such a file is to be closed. */
            supplierDeleted: boolean;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /** @description Name of the food. */
            foodName: string;
            /** @description Products of the supplier that are imported as this food. */
            productIds: string[];
            /** @description Their names, in the same order. */
            productNames: string[];
            /** @description Account of the person who looks after the file; null for nobody. */
            ownerId: string | null;
            /**
             * @description State of the file: `preparing`, `importing`, `suspended` or `closed`.
             * @enum {string}
             */
            lifecycle: "preparing" | "importing" | "suspended" | "closed";
            /** @description First day of importing under the file; null before it. */
            importingSince: string | null;
            /** @description Why importing began, or went on, although something was missing that is needed before; null otherwise. */
            startReason: string | null;
            /** @description Day on which it was closed; null while it is open. */
            closedOn: string | null;
            /** @description Why it was closed; null while it is open. */
            closeReason: string | null;
            /** @description The circumstances of the import, which decide about the regime with the facts of the food. */
            circumstances: components["schemas"]["FsvpFileCircumstances"];
            /** @description The signed determination that is in force; null without one. */
            determination: components["schemas"]["FsvpFileDetermination"] | null;
            /** @description What the records of the file add up to. */
            readiness: components["schemas"]["ReadinessSummary"];
        };
        FsvpFileCircumstances: {
            /**
             * @description What the food is imported for.
             * @enum {string}
             */
            purpose: "sale" | "research" | "personal" | "transshipment" | "process_and_export" | "us_goods_returned";
            /** @description Conditions of exemptions that a person has confirmed. */
            confirmed: ("subject_to_120_or_123" | "supplier_in_compliance" | "used_by_importer" | "importer_in_compliance" | "not_sold" | "labelled_for_research" | "small_quantity" | "declared_at_entry" | "permit_type_facility" | "registered_maker" | "importer_makes_alcohol" | "importer_registered" | "exempt_117_5i" | "prepackaged" | "at_most_5_percent_of_sales" | "not_sold_in_us" | "made_in_us" | "no_foreign_processing" | "under_usda_at_import" | "policy_conditions_met" | "grain_only_stored" | "slaughtered_under_haccp" | "is_contact_substance" | "grows_uncovered_produce" | "in_recognised_scope" | "in_compliance_117_or_507" | "specs_111_70" | "meets_111_73_75")[];
            /** @description Whether the food is manufactured or processed further in the United States, also packaged; packing and repacking are not that. */
            furtherProcessing: boolean;
            /**
             * @description Who makes a dietary supplement of it under 21 CFR part 111.
             * @enum {string}
             */
            supplementMaker: "importer" | "customer" | "other";
            /**
             * @description Whether the food goes to a facility of 21 CFR 1.502(c)(1), (2) or (3).
             * @enum {string}
             */
            receivingFacility: "no" | "c1" | "c2" | "c3";
            /**
             * @description Whether the supplier is small, and of which kind (21 CFR 1.512(a)(2)).
             * @enum {string}
             */
            smallSupplier: "no" | "qualified_facility" | "farm" | "eggs";
            /** @description Whether the supplier is in good standing with a recognised authority (21 CFR 1.513). */
            goodStanding: boolean;
            /** @description Whether the supplier is a facility of 21 CFR 1.501(e)(1). */
            alcoholMaker: boolean;
        };
        FsvpFileCircumstancesInput: {
            /**
             * @description What the food is imported for.
             * @enum {string}
             */
            purpose?: "sale" | "research" | "personal" | "transshipment" | "process_and_export" | "us_goods_returned";
            /** @description Conditions of exemptions that a person has confirmed. */
            confirmed?: ("subject_to_120_or_123" | "supplier_in_compliance" | "used_by_importer" | "importer_in_compliance" | "not_sold" | "labelled_for_research" | "small_quantity" | "declared_at_entry" | "permit_type_facility" | "registered_maker" | "importer_makes_alcohol" | "importer_registered" | "exempt_117_5i" | "prepackaged" | "at_most_5_percent_of_sales" | "not_sold_in_us" | "made_in_us" | "no_foreign_processing" | "under_usda_at_import" | "policy_conditions_met" | "grain_only_stored" | "slaughtered_under_haccp" | "is_contact_substance" | "grows_uncovered_produce" | "in_recognised_scope" | "in_compliance_117_or_507" | "specs_111_70" | "meets_111_73_75")[];
            /** @description Whether the food is manufactured or processed further in the United States, also packaged; packing and repacking are not that. */
            furtherProcessing?: boolean;
            /**
             * @description Who makes a dietary supplement of it under 21 CFR part 111.
             * @enum {string}
             */
            supplementMaker?: "importer" | "customer" | "other";
            /**
             * @description Whether the food goes to a facility of 21 CFR 1.502(c)(1), (2) or (3).
             * @enum {string}
             */
            receivingFacility?: "no" | "c1" | "c2" | "c3";
            /**
             * @description Whether the supplier is small, and of which kind (21 CFR 1.512(a)(2)).
             * @enum {string}
             */
            smallSupplier?: "no" | "qualified_facility" | "farm" | "eggs";
            /** @description Whether the supplier is in good standing with a recognised authority (21 CFR 1.513). */
            goodStanding?: boolean;
            /** @description Whether the supplier is a facility of 21 CFR 1.501(e)(1). */
            alcoholMaker?: boolean;
        };
        FsvpFileCounts: {
            /** @description All open files by verdict. */
            counts: components["schemas"]["VerdictCounts"];
            /** @description One for each supplier of the question, in its order. */
            suppliers: components["schemas"]["SupplierFileCounts"][];
        };
        FsvpFileCreate: {
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /**
             * @description Products of the supplier that are imported as this food.
             * @default []
             */
            productIds?: string[];
            /** @description Account whose role limits the token; the creator by default. */
            ownerId?: (string | "") | null;
            /**
             * @description The circumstances of the import, which decide about the regime with the facts of the food.
             * @default {}
             */
            circumstances?: components["schemas"]["FsvpFileCircumstancesInput"];
        };
        FsvpFileDetermination: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the version of this qualification, from 1. */
            versionNumber: number;
            /**
             * @description The regime that a person determined.
             * @enum {string}
             */
            chosenRegime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
        };
        FsvpFileList: {
            /** @description The files of this page. */
            fsvpFiles: components["schemas"]["FsvpFile"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
            /** @description Files by verdict, over all filters but `verdict`: their sum is `total` without that filter. As `total`, they count closed files unless `lifecycle` leaves them out. */
            counts: components["schemas"]["VerdictCounts"];
        };
        FsvpFileUpdate: {
            /** @description Products of the supplier that are imported as this food. */
            productIds?: string[];
            /** @description Account whose role limits the token; the creator by default. */
            ownerId?: (string | "") | null;
            /** @description The circumstances of the import, which decide about the regime with the facts of the food. */
            circumstances?: components["schemas"]["FsvpFileCircumstancesInput"];
            /**
             * @description State of the file: `preparing`, `importing`, `suspended` or `closed`.
             * @enum {string}
             */
            lifecycle?: "preparing" | "importing" | "suspended" | "closed";
            /** @description Why it was closed; null while it is open. */
            closeReason?: string | null;
            /** @description Why importing began, or went on, although something was missing that is needed before; null otherwise. */
            startReason?: string | null;
        };
        FsvpPortfolio: {
            /**
             * Format: date
             * @description Today, in the time zone of the suite.
             */
            asOf: string;
            /** @description Suppliers with files, the worst first. */
            suppliers: components["schemas"]["PortfolioSupplier"][];
            /** @description Foods with files, the worst first. */
            foods: components["schemas"]["PortfolioFood"][];
            /** @description One for each file of these suppliers and foods. */
            cells: components["schemas"]["PortfolioCell"][];
            /** @description Importers of the cells, by name. */
            importers: components["schemas"]["PortfolioImporter"][];
            /** @description Countries of all suppliers with open files, to filter by. */
            countries: string[];
            /** @description Open files by verdict, over all filters but `verdict`. */
            counts: components["schemas"]["VerdictCounts"];
            /** @description How many suppliers have files of the filters. */
            supplierTotal: number;
            /** @description How many foods have files of the filters. */
            foodTotal: number;
            /** @description How many open files of the suite had each verdict at the end of each of the last 90 days; the last one is today. */
            trend: components["schemas"]["PortfolioDay"][];
        };
        FsvpSummary: {
            /** @description Suppliers whose next verification is more than 30 days away. */
            compliant: number;
            /** @description Suppliers whose next verification is within 30 days. */
            dueSoon: number;
            /** @description Suppliers without a verification, or after the next date. */
            overdue: number;
            /** @description Suppliers that are exempt from the rule. */
            notRequired: number;
            /** @description All suppliers. */
            total: number;
        };
        HazardAdoption: {
            /**
             * Format: uuid
             * @description Hazard analysis of a supplier.
             */
            hazardAnalysisId: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /** @description Name of the food. */
            foodName: string;
            /**
             * Format: uuid
             * @description The draft or signed version that has a row of it.
             */
            analysisId: string;
            /** @description Number of that version for the food. */
            versionNumber: number;
            /**
             * @description Whether that version is signed or a draft.
             * @enum {string}
             */
            state: "draft" | "signed";
        };
        HazardAdoptionList: {
            /** @description Where they were adopted, by name of the food. */
            adoptions: components["schemas"]["HazardAdoption"][];
        };
        HazardAllocation: {
            /**
             * Format: uuid
             * @description Key of the hazard, which stays from version to version.
             */
            hazardKey: string;
            /** @description Name of the hazard in the analysis. */
            hazardName: string;
            /** @description Biological, chemical or physical. */
            hazardClass: string;
            /** @description Kind of hazard within its class. */
            subtype: string;
            /** @description Weight of the severity times weight of the probability, 1 to 15; null until both are known. */
            score: number | null;
            /** @description Whether serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)). */
            sahcodha: boolean;
            /** @description Whether it is the row of covered produce (21 CFR 1.504(e)). */
            requiredByPart112: boolean;
            /** @description Who controls it; null while nobody has decided. */
            controlledBy: ("foreign_supplier" | "suppliers_supplier" | "supply_chain_entity" | "importer" | "not_consumable" | "customer_pc" | "customer_other" | "subsequent_entity" | "own_system" | "part_113") | null;
            /** @description The entity that controls it, where it is neither the supplier nor the importer. */
            entityName: string | null;
            /** @description How it is controlled; of `not_consumable`, why the food cannot be consumed without a control. */
            control: string | null;
            /** @description Ids of documents that it rests on. */
            evidence: string[];
        };
        HazardAllocationInput: {
            /**
             * Format: uuid
             * @description Key of the hazard, which stays from version to version.
             */
            hazardKey: string;
            /**
             * @description Who controls it; null while nobody has decided.
             * @default null
             */
            controlledBy?: ("foreign_supplier" | "suppliers_supplier" | "supply_chain_entity" | "importer" | "not_consumable" | "customer_pc" | "customer_other" | "subsequent_entity" | "own_system" | "part_113") | null;
            /** @description The entity that controls it, where it is neither the supplier nor the importer. */
            entityName?: string | null;
            /** @description How it is controlled; of `not_consumable`, why the food cannot be consumed without a control. */
            control?: string | null;
            /**
             * @description Ids of documents that it rests on.
             * @default []
             */
            evidence?: string[];
        };
        HazardAnalysesAdopt: {
            /** @description Hazard analyses of suppliers. */
            hazardAnalysisIds: string[];
        };
        HazardAnalysesBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["HazardAnalysesBatchCreate"] | components["schemas"]["HazardAnalysesBatchUpdate"])[];
        };
        HazardAnalysesBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["HazardAnalysisCreate"];
        };
        HazardAnalysesBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["HazardAnalysisUpdate"];
        };
        HazardAnalysis: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /**
             * Format: uuid
             * @description The product of the supplier.
             */
            productId: string | null;
            /** @description Name of the product today; null if the analysis is for all products. */
            productName: string | null;
            /**
             * @description Kind of the hazard (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            hazardType: "biological" | "chemical" | "physical" | "radiological";
            /** @description The hazard and the food it is in. */
            hazardDescription: string;
            /**
             * @description Severity of the illness or injury without control; weights 1 to 3.
             * @enum {string}
             */
            severity: "low" | "medium" | "high";
            /**
             * @description Probability without control; weights 1 to 5.
             * @enum {string}
             */
            likelihood: "rare" | "unlikely" | "possible" | "likely" | "certain";
            /** @description Weight of severity times weight of likelihood, computed: 12 or more is critical. */
            riskScore: number;
            /** @description What keeps the hazard under control. */
            preventiveControls: string | null;
            /** @description What is measured, how often and by whom. */
            monitoringProcedures: string | null;
            /** @description What happens when a control fails. */
            correctiveActions: string | null;
            /** @description How it is checked that the controls work. */
            verificationActivities: string | null;
            /** @description Which records are kept and how long. */
            recordKeepingProcedures: string | null;
            /**
             * Format: uuid
             * @description Account that recorded the analysis.
             */
            conductedBy: string | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            conductedAt: string | null;
            /**
             * Format: uuid
             * @description Account that signed it as reviewed; null before.
             */
            reviewedBy: string | null;
            /**
             * Format: date-time
             * @description When it was signed as reviewed; null before.
             */
            reviewedAt: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        HazardAnalysisCreate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description The product of the supplier. */
            productId?: (string | "") | null;
            /**
             * @description Kind of the hazard (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            hazardType: "biological" | "chemical" | "physical" | "radiological";
            /** @description The hazard and the food it is in. */
            hazardDescription: string;
            /**
             * @description Severity of the illness or injury without control; weights 1 to 3.
             * @default medium
             * @enum {string}
             */
            severity?: "low" | "medium" | "high";
            /**
             * @description Probability without control; weights 1 to 5.
             * @default possible
             * @enum {string}
             */
            likelihood?: "rare" | "unlikely" | "possible" | "likely" | "certain";
            /** @description What keeps the hazard under control. */
            preventiveControls?: string | null;
            /** @description What is measured, how often and by whom. */
            monitoringProcedures?: string | null;
            /** @description What happens when a control fails. */
            correctiveActions?: string | null;
            /** @description How it is checked that the controls work. */
            verificationActivities?: string | null;
            /** @description Which records are kept and how long. */
            recordKeepingProcedures?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        HazardAnalysisReview: {
            /** @description Who conducted the analysis; the supplier may have. */
            entity: unknown;
            /** @description Person who prepared it. */
            preparedBy: unknown;
            /**
             * @description Day on which it was prepared.
             * @default null
             */
            preparedOn: string | null;
            /** @description That a qualified individual conducted it. */
            qualificationEvidence: unknown;
            /** @description Document that shows it. */
            qualificationDocumentId: unknown;
            /** @description Document of the analysis. */
            documentId: unknown;
            /**
             * @description Language in which it is written, of ISO 639-1.
             * @default null
             */
            language: string | null;
            /** @description Assessment of the analysis, at least 50 characters. */
            assessment: unknown;
            /**
             * @description Whether the reviewer agrees. One that the reviewer disagrees with cannot be signed.
             * @default null
             */
            agreement: ("agree" | "agree_with_changes" | "disagree") | null;
            /**
             * @description The changes with which the reviewer agrees.
             * @default []
             */
            changes: string[];
        };
        HazardAnalysisUpdate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId?: string;
            /** @description The product of the supplier. */
            productId?: (string | "") | null;
            /**
             * @description Kind of the hazard (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            hazardType?: "biological" | "chemical" | "physical" | "radiological";
            /** @description The hazard and the food it is in. */
            hazardDescription?: string;
            /**
             * @description Severity of the illness or injury without control; weights 1 to 3.
             * @enum {string}
             */
            severity?: "low" | "medium" | "high";
            /**
             * @description Probability without control; weights 1 to 5.
             * @enum {string}
             */
            likelihood?: "rare" | "unlikely" | "possible" | "likely" | "certain";
            /** @description What keeps the hazard under control. */
            preventiveControls?: string | null;
            /** @description What is measured, how often and by whom. */
            monitoringProcedures?: string | null;
            /** @description What happens when a control fails. */
            correctiveActions?: string | null;
            /** @description How it is checked that the controls work. */
            verificationActivities?: string | null;
            /** @description Which records are kept and how long. */
            recordKeepingProcedures?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        HazardExample: {
            /** @description Key of the example. */
            key: string;
            /** @description Name of the food. */
            name: string;
            /** @description Which food it is written for. */
            description: string;
            /** @description FDA industries of such foods. */
            industryCodes: string[];
            /** @description Words of the names of such foods, in lower case. */
            words: string[];
            /** @description The facts of a food for which it is written. */
            facts: ("coveredProduce" | "rawCommodity" | "shellEggs" | "lowAcidCanned" | "readyToEat" | "exposedBeforePackaging" | "lethalStepAfter" | "acidified" | "traceabilityListed")[];
            /** @description How many hazards it has. */
            hazardCount: number;
            /** @description Why such a food needs no hazard analysis; null where it needs one. */
            exemption: {
                /** @description Section of 21 CFR. */
                citation: string;
                /** @description What it says, each with its sources. */
                statements: components["schemas"]["HazardExampleStatement"][];
            } | null;
        };
        HazardExampleList: {
            /** @description The examples. */
            hazardExamples: components["schemas"]["HazardExample"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        HazardExampleStatement: {
            /** @description The statement. */
            text: string;
            /** @description What it rests on. */
            sources: {
                /** @description Name of the source. */
                title: string;
                /** @description Its address; null where it is found by its title. */
                url: string | null;
            }[];
        };
        HazardFactorAnswer: {
            /**
             * @description Factor of the food.
             * @enum {string}
             */
            factor: "formulation" | "establishment" | "raw_materials" | "transportation" | "processing" | "packaging" | "storage" | "intended_use" | "sanitation" | "other";
            /** @description What it means for the hazards of the food. */
            effect: unknown;
        };
        HazardGroupAnswer: {
            /**
             * @description Group of hazards.
             * @enum {string}
             */
            group: "parasites" | "environmental_pathogens" | "other_pathogens" | "radiological" | "pesticides" | "drug_residues" | "natural_toxins" | "decomposition" | "unapproved_additives" | "allergens" | "nutrients" | "physical";
            /**
             * @description Whether hazards of the group were found; null while it is not answered.
             * @default null
             */
            answer: ("found" | "none") | null;
            /** @description Why there is none, in at least 10 characters; optional where hazards were found. */
            reason: unknown;
        };
        HazardOriginAnswer: {
            /**
             * @description Origin of hazards.
             * @enum {string}
             */
            origin: "natural" | "unintentional" | "economic_gain";
            /** @description What was found, or why there is nothing. */
            reason: unknown;
        };
        HazardSource: {
            /** @description Name of the source. */
            title: string;
            /** @description Document that has it. */
            documentId: unknown;
            /** @description Address where it was found. */
            url: string | null;
            /**
             * @description Day on which it was read there.
             * @default null
             */
            retrievedOn: string | null;
        };
        HazardSupport: {
            /**
             * @description Whose data it is.
             * @enum {string}
             */
            source: "refusals" | "rasff" | "recalls" | "fda_hazard_guide";
            /**
             * @description Whether it counts the industry or, as for recalls, all foods.
             * @enum {string}
             */
            scope: "category" | "all_foods";
            /** @description How often the hazard is named; null for the hazard guide, which has no counts. */
            count: number | null;
            /** @description Of how many; null for the hazard guide. */
            of: number | null;
            /** @description `count` of `of`, from 0 to 1. */
            share: number | null;
            /** @description First month or day of the source; null for the hazard guide. */
            from: string | null;
            /** @description Last month or day of the source; null for the hazard guide. */
            to: string | null;
            /** @description What to know of the count, or what the guide says; null: nothing. */
            note: string | null;
            /** @description Of refusals: the charges that were counted together. Their shipments are not published. */
            charges: components["schemas"]["TemplateCharge"][];
        };
        HazardTemplate: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * @description FDA industry as its counts of refusals name it.
             * @enum {string}
             */
            category: "Alcoholic Beverages" | "Baby (Infant and Junior) Food Products" | "Bakery Products, Doughs, Bakery Mixes, and Icings" | "Beverage Bases" | "Candy without Chocolate, Candy Specialties, and Chewing Gum" | "Cereal Preparations, Breakfast Foods" | "Cheese and Cheese Products" | "Chocolate and Cocoa Products" | "Coffee and Tea" | "Color Additives for Foods, Drugs, and Cosmetics" | "Dietary Conventional Foods and Meal Replacements" | "Dressings and Condiments" | "Egg and Egg Products" | "Filled Milk and Imitation Milk Products" | "Fishery/Seafood Products" | "Food Additives - for Human Use" | "Food Sweeteners (Nutritive)" | "Fruit and Fruit Products" | "Gelatin, Rennet, Pudding Mixes, and Pie Fillings" | "Ice Cream and Related Products" | "Macaroni and Noodle Products" | "Meat, Meat Products, and Poultry" | "Milk, Butter, and Dried Milk Products" | "Miscellaneous Food Related Items" | "Multiple Food Dinners, Gravies, Sauces, and Specialties (Total Diet)" | "Nuts and Edible Seeds" | "Prepared Salad" | "Snack Food Items (Flour, Meal, or Vegetable Base)" | "Soft Drinks and Waters" | "Soups" | "Spices, Flavors, and Salts" | "Vegetable Oils (Includes Olive Oil)" | "Vegetable Protein Products (Simulated Meats)" | "Vegetables and Vegetable Products" | "Vitamins, Minerals, Proteins, and Unconventional Dietary Specialties for Humans" | "Whole Grains, Milled Grain Products, and Starch";
            /** @description The codes of the industry. */
            industryCodes: string[];
            /**
             * Format: date
             * @description Day on which it was generated.
             */
            generatedOn: string;
            /** @description Refusals of the industry in the period, for all charges. */
            refusals: number;
            /** @description Proposed hazards, by refusals and then by notifications. */
            hazards: components["schemas"]["TemplateHazard"][];
            /** @description Hazards that the data names too seldom to propose them. */
            below: components["schemas"]["TemplateHazard"][];
            /** @description Charges that name no hazard, as history; the most frequent first. */
            context: components["schemas"]["TemplateCharge"][];
            /** @description Categories of RASFF whose notifications were counted. */
            rasffCategories: components["schemas"]["TemplateRasffCategory"][];
            /** @description Categories of RASFF that belong to no industry; they count nowhere. */
            unmappedCategories: components["schemas"]["TemplateRasffCategory"][];
            /** @description What it was made of. */
            inputs: components["schemas"]["TemplateInput"][];
            /** @description SHA-256 of the recalls and notifications that the counts open. */
            rowsSha256: string;
            /** @description SHA-256 of the canonical JSON (RFC 8785) of all members but id, version, times, days and this one: the same for the same inputs. */
            contentSha256: string;
        };
        HazardTemplateGeneration: {
            /**
             * Format: date
             * @description Day on which it was generated.
             */
            generatedOn: string;
            /** @description Industries whose template is new or different. */
            changed: ("Alcoholic Beverages" | "Baby (Infant and Junior) Food Products" | "Bakery Products, Doughs, Bakery Mixes, and Icings" | "Beverage Bases" | "Candy without Chocolate, Candy Specialties, and Chewing Gum" | "Cereal Preparations, Breakfast Foods" | "Cheese and Cheese Products" | "Chocolate and Cocoa Products" | "Coffee and Tea" | "Color Additives for Foods, Drugs, and Cosmetics" | "Dietary Conventional Foods and Meal Replacements" | "Dressings and Condiments" | "Egg and Egg Products" | "Filled Milk and Imitation Milk Products" | "Fishery/Seafood Products" | "Food Additives - for Human Use" | "Food Sweeteners (Nutritive)" | "Fruit and Fruit Products" | "Gelatin, Rennet, Pudding Mixes, and Pie Fillings" | "Ice Cream and Related Products" | "Macaroni and Noodle Products" | "Meat, Meat Products, and Poultry" | "Milk, Butter, and Dried Milk Products" | "Miscellaneous Food Related Items" | "Multiple Food Dinners, Gravies, Sauces, and Specialties (Total Diet)" | "Nuts and Edible Seeds" | "Prepared Salad" | "Snack Food Items (Flour, Meal, or Vegetable Base)" | "Soft Drinks and Waters" | "Soups" | "Spices, Flavors, and Salts" | "Vegetable Oils (Includes Olive Oil)" | "Vegetable Protein Products (Simulated Meats)" | "Vegetables and Vegetable Products" | "Vitamins, Minerals, Proteins, and Unconventional Dietary Specialties for Humans" | "Whole Grains, Milled Grain Products, and Starch")[];
            /** @description Templates that the same inputs gave again. */
            unchanged: number;
            /** @description Categories of RASFF that belong to no industry; they count nowhere. */
            unmappedCategories: components["schemas"]["TemplateRasffCategory"][];
            /** @description Codes of the hazard guide that no library has; they were left out. */
            unknownHazards: string[];
        };
        HazardTemplateList: {
            /** @description The templates of this page. */
            hazardTemplates: components["schemas"]["HazardTemplate"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        Importer: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description Name under which the importer is registered with Dun & Bradstreet. */
            legalName: string;
            /** @description DUNS number, 9 digits; no two active importers have the same one. */
            duns: string;
            /** @description Email address for the entry (21 CFR 1.509(a)). */
            email: string;
            /** @description Time zone by which FDA’s clocks run for it, as IANA names it. */
            timeZone: string;
            /** @description Telephone number, as people dial it. */
            phone: string | null;
            /** @description Street and number. */
            address: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description State, province or region. */
            state: string | null;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Whether food is imported in its name today. */
            active: boolean;
            /**
             * @description Whether it is the US owner or consignee of the food, or the agent of a foreign one (21 CFR 1.500).
             * @enum {string}
             */
            role: "us_owner_or_consignee" | "us_agent";
            /**
             * Format: uuid
             * @description Document in which the US agent, whom the foreign owner or consignee designated, consents in writing to be the importer (21 CFR 1.500, 1.509(b)); null if it is not an agent.
             */
            consentDocumentId: string | null;
        };
        ImporterCreate: {
            /** @description Name under which the importer is registered with Dun & Bradstreet. */
            legalName: string;
            /** @description DUNS number, 9 digits; no two active importers have the same one. */
            duns: string & (unknown & unknown);
            /** @description Email address for the entry (21 CFR 1.509(a)). */
            email: string;
            /** @description Time zone by which FDA’s clocks run for it, as IANA names it. */
            timeZone: string;
            /** @description Telephone number, as people dial it. */
            phone?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or region. */
            state?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /**
             * @description Whether food is imported in its name today.
             * @default true
             */
            active?: boolean;
            /**
             * @description Whether it is the US owner or consignee of the food, or the agent of a foreign one (21 CFR 1.500).
             * @default us_owner_or_consignee
             * @enum {string}
             */
            role?: "us_owner_or_consignee" | "us_agent";
            /** @description Document in which the US agent, whom the foreign owner or consignee designated, consents in writing to be the importer (21 CFR 1.500, 1.509(b)); null if it is not an agent. */
            consentDocumentId?: (string | "") | null;
        };
        ImporterEligibility: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /** @description Number of the version for this importer, class and year, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * @description Class of food that it is for.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /** @description A calendar year. */
            year: number;
            /** @description The amounts of the three years that count, in any order; answers have the earliest first. */
            years: {
                /** @description A calendar year. */
                year: number;
                /** @description Sales of food of the class in the year, in US dollars (21 CFR 1.500). */
                sales: number;
                /** @description Market value of food of the class that was imported, made, packed or held without a sale, in US dollars. */
                valueWithoutSale: number;
            }[];
            /** @description Average of the cut-offs that it is judged by, in US dollars, with two decimal places. */
            cutoff: number;
            /** @description Which cut-offs those are: the edition of FDA’s table, and whether later amounts were not loaded; null if an earlier release determined it. */
            cutoffBasis: string | null;
            /** @description Average of sales and value without a sale of the three years, in US dollars, with two decimal places. */
            average: number;
            /** @description Whether the average is strictly less than that of the cut-offs. */
            eligible: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
        };
        ImporterEligibilityCreate: {
            /**
             * @description Class of food that it is for.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /** @description The calendar year in which the importer is very small or not. */
            year: number | string;
            /** @description The amounts of the three years that count, in any order; answers have the earliest first. */
            years: {
                /** @description The calendar year in which the importer is very small or not. */
                year: number | string;
                /** @description Sales of food of the class in the year, in US dollars (21 CFR 1.500). */
                sales: number | string;
                /** @description Market value of food of the class that was imported, made, packed or held without a sale, in US dollars. */
                valueWithoutSale: number | string;
            }[];
        };
        ImporterEligibilityList: {
            /** @description All versions, the latest year first. */
            eligibilities: components["schemas"]["ImporterEligibility"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        ImporterEligibilityUpdate: {
            /** @description The amounts of the three years that count, in any order; answers have the earliest first. */
            years?: {
                /** @description A calendar year. */
                year: number | string;
                /** @description Sales of food of the class in the year, in US dollars (21 CFR 1.500). */
                sales: number | string;
                /** @description Market value of food of the class that was imported, made, packed or held without a sale, in US dollars. */
                valueWithoutSale: number | string;
            }[];
        };
        ImporterList: {
            /** @description The importers of this page. */
            importers: components["schemas"]["Importer"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        ImporterUpdate: {
            /** @description Name under which the importer is registered with Dun & Bradstreet. */
            legalName?: string;
            /** @description DUNS number, 9 digits; no two active importers have the same one. */
            duns?: string & (unknown & unknown);
            /** @description Email address for the entry (21 CFR 1.509(a)). */
            email?: string;
            /** @description Time zone by which FDA’s clocks run for it, as IANA names it. */
            timeZone?: string;
            /** @description Telephone number, as people dial it. */
            phone?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or region. */
            state?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Whether food is imported in its name today. */
            active?: boolean;
            /**
             * @description Whether it is the US owner or consignee of the food, or the agent of a foreign one (21 CFR 1.500).
             * @enum {string}
             */
            role?: "us_owner_or_consignee" | "us_agent";
            /** @description Document in which the US agent, whom the foreign owner or consignee designated, consents in writing to be the importer (21 CFR 1.500, 1.509(b)); null if it is not an agent. */
            consentDocumentId?: (string | "") | null;
        };
        InspectionsBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["InspectionsBatchCreate"] | components["schemas"]["InspectionsBatchUpdate"])[];
        };
        InspectionsBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["ReceivingInspectionCreate"];
        };
        InspectionsBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["ReceivingInspectionUpdate"];
        };
        Invitation: {
            /**
             * @description First administrator, invitation of a person, or a new password.
             * @enum {string}
             */
            kind: "set-up" | "invitation" | "recovery";
            /** @description Email address of the person; null for the first administrator. */
            email: string | null;
            /** @description First name. */
            firstName: string | null;
            /** @description Last name. */
            lastName: string | null;
            /**
             * @description What the person may do, by the table of permissions.
             * @enum {string}
             */
            role: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            /** @description Whether a code of the second factor is needed. */
            codeRequired: boolean;
            /**
             * Format: date-time
             * @description Until when it can be used, in UTC.
             */
            expiresAt: string;
        };
        InvitationAcceptance: {
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password: string;
            /** @description Email address of the first administrator; others have it from the invitation. */
            email?: string;
            /** @description First name. */
            firstName?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description Job title, as signatures show it. */
            title?: string | null;
            /** @description Code of the second factor, 6 digits; each counts once. */
            code?: string;
        };
        InvitationRenewal: {
            /**
             * @description Whether the lost second factor is removed with it.
             * @default false
             */
            removeSecondFactor?: boolean;
        };
        InvitedAccount: {
            /** @description The account of the person. */
            account: components["schemas"]["Account"];
            /** @description The one-time link, which only this answer has. */
            invitation: {
                /** @description Path of the page that accepts the invitation. */
                path: string;
                /**
                 * Format: date-time
                 * @description Until when it can be used, in UTC.
                 */
                expiresAt: string;
            };
        };
        LetterRequest: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Legal name of the importer of the file. */
            importerName: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string;
            /** @description Name of the food. */
            foodName: string;
            /**
             * @description Code of the requirement whose assurance was asked for.
             * @enum {string}
             */
            code: "AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2";
            /**
             * @description Language of the letter, beside English.
             * @enum {string}
             */
            language: "en" | "pt" | "es" | "zh" | "vi";
            /**
             * Format: date
             * @description The day on which it was asked for, not in the future.
             */
            askedOn: string;
            /**
             * Format: date
             * @description The day until which it is expected.
             */
            dueOn: string;
            /** @description What else was agreed; null without a note. */
            note: string | null;
            /** @description The day on which a person closed it without an answer; null while nobody has. */
            closedOn: string | null;
            /**
             * @description Computed: answered by an assurance that was recorded later, else closed or open.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
        };
        LetterRequestCreate: {
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /**
             * @description Code of the requirement whose assurance is asked for.
             * @enum {string}
             */
            code: "AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2";
            /**
             * @description Language of the letter, beside English.
             * @enum {string}
             */
            language: "en" | "pt" | "es" | "zh" | "vi";
            /**
             * Format: date
             * @description The day on which it was asked for, not in the future.
             */
            askedOn: string;
            /**
             * Format: date
             * @description The day until which it is expected.
             */
            dueOn: string;
            /** @description What else was agreed; null without a note. */
            note?: string | null;
        };
        LetterRequestList: {
            /** @description The requests of this page. */
            letterRequests: components["schemas"]["LetterRequest"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        LetterRequestUpdate: {
            /**
             * @description Language of the letter, beside English.
             * @enum {string}
             */
            language?: "en" | "pt" | "es" | "zh" | "vi";
            /**
             * Format: date
             * @description The day on which it was asked for, not in the future.
             */
            askedOn?: string;
            /**
             * Format: date
             * @description The day until which it is expected.
             */
            dueOn?: string;
            /** @description What else was agreed; null without a note. */
            note?: string | null;
            /** @description The day on which it is closed without an answer; null opens it again. */
            closedOn?: string | null;
        };
        ListedTranslation: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the newest file, from 1. */
            fileVersion: number;
            /** @description Language of the screens. */
            language: string;
            /**
             * Format: uuid
             * @description The document that is the translation.
             */
            translatedDocumentId: string;
            /** @description Person or office that translated it. */
            translator: string;
            /** @description Whether the translator has certified that it is complete and correct. */
            certified: boolean;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description Name of the file as it is offered for download, at most 255 characters. */
            fileName: string;
            /** @description False once the document was withdrawn; its file is kept. */
            isActive: boolean;
        };
        Login: {
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password: string;
            /** @description Email address of an account; absent: the shared login. */
            email?: string;
            /** @description Code of the second factor, 6 digits; each counts once. */
            code?: string;
        };
        LotActivity: {
            /**
             * Format: uuid
             * @description Key of the line, which stays from version to version.
             */
            lineKey: string;
            /** @description Activity, food and hazards. */
            title: string;
        };
        ModuleRegistry: {
            /** @description The modules in the order of the registry. */
            modules: {
                /** @description Name of the module, which is also its folder. */
                name: string;
                /** @description Version of the release, with a hash of its content. */
                version: string;
                /** @description Where the release is described. */
                manifestUrl: string;
                /** @description Earlier releases that are kept, the last used first. */
                previous?: {
                    /** @description Version of the release, with a hash of its content. */
                    version: string;
                    /** @description Where the release is described. */
                    manifestUrl: string;
                    /**
                     * Format: date-time
                     * @description When it was released, in UTC.
                     */
                    releasedAt: string;
                }[];
                /** @description False while the release cannot be read, or its origin is not allowed. */
                available: boolean;
                /** @description What the release has; null where none can be read. */
                manifest: {
                    /** @description Name of the module, which is also its folder. */
                    name: string;
                    /** @description Name as users read it; of an extension: what it shows. */
                    title: string;
                    /** @description Versions of the host contract that it works with, as a semver range. */
                    contract: string;
                    /** @description Paths of its screens. */
                    routes: string[];
                    /** @description The paths whose records have a page of their own. */
                    records?: string[];
                    /** @description By path: the calls that its screen makes first. */
                    firstCalls?: {
                        [key: string]: string[];
                    };
                    /** @description What it adds to screens of others. */
                    extensions?: {
                        /** @description Place in a screen that shows it. */
                        point: string;
                        /** @description Name as users read it; of an extension: what it shows. */
                        title: string;
                        /** @description Position in the sidebar, or in the extension point, ascending. */
                        order: number;
                        /** @description Permission that a user needs to see it. */
                        permission?: string;
                    }[];
                    /** @description Its entries in the sidebar. */
                    navigation: {
                        /** @description Path of the screen. */
                        path: string;
                        /** @description Text of the entry. */
                        label: string;
                        /** @description Position in the sidebar, or in the extension point, ascending. */
                        order: number;
                        /** @description Entries of one group are listed together. */
                        group: string;
                        /** @description Whether it is below the divider. */
                        secondary?: boolean;
                        /** @description Permission that a user needs to see it. */
                        permission?: string;
                        /** @description Shapes of the icon. */
                        icon: [
                            "circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect",
                            {
                                [key: string]: string;
                            }
                        ][];
                    }[];
                    /** @description Version of the release, with a hash of its content. */
                    version: string;
                    /** @description Script of the module, relative to the manifest. */
                    entry: string;
                    /** @description Global that the script defines. */
                    globalName: string;
                    /** @description Style sheets, relative to the manifest. */
                    styles: string[];
                    /** @description By path: the further files of its screen. */
                    screens?: {
                        [key: string]: string[];
                    };
                    /** @description The paths whose screen needs the dialogs of the host at once. */
                    dialogs?: string[];
                    /**
                     * @description How the script of a module of release 0.3.0 gives its exports; absent from others.
                     * @constant
                     */
                    container?: "webpack";
                    /** @description Hashes of script and style sheets. */
                    integrity: {
                        [key: string]: string;
                    };
                    /** @description Shared packages that it uses. */
                    requires: {
                        [key: string]: {
                            /** @description Version of the release, with a hash of its content. */
                            version: string;
                            /** @description Exports that it uses. */
                            exports: string[];
                        };
                    };
                    /**
                     * Format: date-time
                     * @description When it was built, in UTC.
                     */
                    builtAt: string;
                } | null;
            }[];
        };
        Namesake: {
            /**
             * Format: uuid
             * @description The supplier.
             */
            supplierId: string;
            /** @description FDA establishment identifier (FEI), at most 10 digits. */
            fei: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description Country in which the firm is, as text. */
            country: string;
        };
        NamesakeList: {
            /** @description Those that share their name with another supplier, by id. */
            suppliers: components["schemas"]["Namesake"][];
        };
        NewApiToken: {
            /** @description The token without its secret. */
            token: components["schemas"]["ApiToken"];
            /** @description The secret, which only this answer has. */
            text: string;
        };
        NewCalendarFeed: {
            /** @description The address, without its secret. */
            feed: components["schemas"]["CalendarFeed"];
            /** @description The address for the other calendar, which only this answer has. */
            url: string;
        };
        NewWebhookSecret: {
            /** @description The webhook without its secret. */
            webhook: components["schemas"]["Webhook"];
            /** @description The secret with which the receiver checks signatures. Only this answer has it. */
            secret: string;
        };
        Notification: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "inspection_failed" | "report_finished" | "report_failed" | "verification_overdue" | "verification_due_soon" | "action_overdue" | "document_expiring" | "document_expired" | "file_not_ready" | "requirement_expiring" | "eligibility_due" | "hazard_analysis_due_in_90" | "hazard_analysis_due_in_30" | "hazard_analysis_due" | "reevaluation_opened" | "reevaluation_due" | "review_due" | "audit_due_in_60" | "audit_due_in_30" | "audit_due_in_7" | "plan_outdated" | "signing_failed" | "signature_broken" | "account_review_due" | "api_token_unused" | "webhook_disabled" | "account_address_taken";
            /** @description What happened, in a few words. */
            title: string;
            /** @description The same in a sentence. */
            text: string;
            /** @description Page of the suite that shows it. */
            href: string;
            /** @description Whether the reader has read it. */
            read: boolean;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
        };
        NotificationList: {
            /** @description The notifications of this page. */
            notifications: components["schemas"]["Notification"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Number of notifications that were not read. */
            unread: number;
        };
        NotificationsRead: {
            /** @description Notifications to mark; absent: all. */
            ids?: string[];
        };
        OwnSession: {
            /**
             * Format: uuid
             * @description Id of the session, which is not its secret.
             */
            id: string;
            /** @description Whether it is the session of this request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the person signed in.
             */
            openedAt: string;
            /**
             * Format: date-time
             * @description When the session was last used.
             */
            lastSeenAt: string;
            /** @description Network address of the browser. */
            address: string | null;
            /** @description Browser, as it names itself. */
            userAgent: string | null;
        };
        OwnSessionList: {
            /** @description Open sessions, the last used first. */
            sessions: components["schemas"]["OwnSession"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Whether ending a session takes the password; not after single sign-on. */
            needsPassword: boolean;
        };
        PasswordChange: {
            /** @description The password that counts now. */
            currentPassword: string;
            /** @description The new one: at least 12 characters, and none of those that are known to have leaked. */
            newPassword: string;
        };
        PerformanceLine: {
            /** @description The metric in words. */
            text: string;
            /** @description Points that it takes away, as a negative number. */
            points: number;
        };
        PerformanceMetrics: {
            /** @description All receipts. */
            receipts: number;
            /** @description Receipts that failed. */
            failedReceipts: number;
            /** @description Results of verification activities that were reviewed as inadequate. */
            inadequateReviews: number;
            /** @description Corrective actions that are overdue on the day. */
            overdueActions: number;
            /** @description Refusals, recalls, red-list entries and warning letters that a person confirmed; null while the suite does not know them. */
            confirmedMatches: number | null;
            /** @description Documents that came more than 14 days late; null while the suite does not know them. */
            lateDocuments: number | null;
            /** @description Whole months since the first receipt from the supplier. */
            months: number;
        };
        PerformanceSnapshot: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * Format: date
             * @description Day for which it was computed.
             */
            day: string;
            /**
             * @description The formula, which stays the same under its name.
             * @constant
             */
            formula: "perf-1";
            /** @description What it is computed from, over 24 months. */
            metrics: components["schemas"]["PerformanceMetrics"];
            /** @description What each metric takes from 100 points. */
            lines: components["schemas"]["PerformanceLine"][];
            /** @description What is left of 100 points. */
            points: number;
            /**
             * @description `good` from 85 points, `poor` below 60; `unknown` with fewer than 5 receipts in less than 12 months.
             * @enum {string}
             */
            band: "good" | "fair" | "poor" | "unknown";
            /** @description First day since which every computed performance is good; null if this one is not. */
            goodSince: string | null;
        };
        PerformedTest: {
            /** @description What was tested for. */
            name: string;
            /** @description Analytical method. */
            method: string | null;
            /** @description Result of the test. */
            result: string | null;
        };
        PerformedTestInput: {
            /** @description What was tested for. */
            name: string;
            /** @description Analytical method. */
            method?: string | null;
            /** @description Result of the test. */
            result?: string | null;
        };
        Person: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /** @description Short title, at most 255 characters. */
            title: string | null;
        };
        PersonList: {
            /** @description Names of people, by name. */
            people: components["schemas"]["Person"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        PlanAddressee: {
            /**
             * @description The foreign supplier, or who controls the hazards in its place.
             * @enum {string}
             */
            kind: "foreign_supplier" | "suppliers_supplier" | "supply_chain_entity";
            /** @description Name of that entity. */
            name: unknown;
        };
        PlanExplanation: {
            /** @description Rule of the proposal; null of a hazard that the importer controls. */
            rule: ("P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P10" | "P11" | "P12" | "P14" | "own" | "P9" | "P13") | null;
            /**
             * Format: uuid
             * @description The hazard that it concerns; null: all of the line.
             */
            hazardKey: string | null;
            /**
             * Format: uuid
             * @description The line; null: there is none.
             */
            lineKey: string | null;
            /** @description The rule in words. */
            text: string;
            /** @description Section of 21 CFR; null where the interval is our policy. */
            citation: string | null;
        };
        PlanFrequency: {
            /** @description Days from one to the next. */
            everyDays?: unknown;
            /** @description Months from one to the next. */
            everyMonths?: unknown;
            /** @description Of so many lots one; 1 is each lot. */
            everyLots?: unknown;
            /** @description Only so many lots, the first ones. */
            lots?: unknown;
            /**
             * @description It is done once.
             * @constant
             */
            once?: true;
        };
        PlanJustification: {
            /** @description The justification, at least 100 characters. */
            text: unknown;
            /**
             * @description What it rests on, at least one.
             * @default []
             */
            basis: ("own_history" | "audits" | "inspections" | "test_results" | "fda_compliance_record" | "corporate_system")[];
        };
        PlanLine: {
            /**
             * Format: uuid
             * @description Key of the line, which stays from version to version.
             */
            lineKey: string;
            /**
             * @description What is done (21 CFR 1.506(d)(1)).
             * @enum {string}
             */
            activity: "audit" | "sampling_testing" | "records_review" | "other";
            /** @description Keys of the hazards that it verifies, as the evaluation has them. */
            hazardKeys: string[];
            /** @description Names of the hazards, in the same order. */
            hazardNames: string[];
            /** @description Whose control of the hazards is verified. */
            addressee: components["schemas"]["PlanAddressee"];
            /** @description How often: days, months, lots or once. */
            frequency: components["schemas"]["PlanFrequency"];
            /** @description Whether it is performed before the first import, too. */
            beforeFirstImport: boolean;
            /** @description Whether each lot is held until its result is known. */
            beforeRelease: boolean;
            /** @description Number of samples and method; null where it is not said. */
            sampling: components["schemas"]["PlanSampling"] | null;
            /** @description What is done; an activity of another kind needs it. */
            description: string | null;
            /**
             * @description Rule of the proposal; `own`: a person added the line.
             * @enum {string}
             */
            rule: "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P10" | "P11" | "P12" | "P14" | "own";
            /** @description What was proposed; null of a line that a person added. */
            proposed: components["schemas"]["ProposedPlanLine"] | null;
            /** @description Why it differs from the proposal, or why it is added or left out. */
            changeReason: string | null;
        };
        PlanLineInput: {
            /**
             * @description What is done (21 CFR 1.506(d)(1)).
             * @enum {string}
             */
            activity: "audit" | "sampling_testing" | "records_review" | "other";
            /** @description Keys of the hazards that it verifies, as the evaluation has them. */
            hazardKeys: string[];
            /** @description Whose control of the hazards is verified. */
            addressee?: components["schemas"]["PlanAddressee"];
            /** @description How often: days, months, lots or once. */
            frequency: components["schemas"]["PlanFrequency"];
            /**
             * @description Whether it is performed before the first import, too.
             * @default false
             */
            beforeFirstImport?: boolean;
            /**
             * @description Whether each lot is held until its result is known.
             * @default false
             */
            beforeRelease?: boolean;
            /** @description Number of samples and method; null where it is not said. */
            sampling?: components["schemas"]["PlanSampling"] | null;
            /** @description What is done; an activity of another kind needs it. */
            description?: string | null;
            /** @description Why it differs from the proposal, or why it is added or left out. */
            changeReason?: string | null;
            /**
             * Format: uuid
             * @description Key of the line; without one it is a new line.
             */
            lineKey?: string;
        };
        PlanReliedOn: {
            /** @description The entity, which is never the foreign supplier. */
            entity: unknown;
            /** @description That a qualified individual made the determination. */
            qualificationEvidence: unknown;
            /** @description Assessment of the determination. */
            assessment: unknown;
        };
        PlanSampling: {
            /** @description Number of samples. */
            samples: unknown;
            /** @description How they are taken and tested. */
            method: unknown;
        };
        Policy: {
            /**
             * @description Name of the policy.
             * @enum {string}
             */
            key: "sharedLogin" | "auth.secondFactor" | "auth.passwordMaxDays" | "api.requireIfMatch" | "sod.reviewer" | "sod.approval" | "sod.capa" | "sod.qualification" | "readiness.windowDays" | "gates.startImporting" | "gates.dock" | "assurances1507";
            /** @description One of the values of the policy, or a number as text. */
            value: string;
            /** @description Grows with each change; 0 while it is the default. */
            version: number;
            /**
             * Format: date-time
             * @description When the file was judged.
             */
            changedAt: string | null;
            /** @description Name of the administrator who changed it. */
            changedByName: string | null;
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string | null;
        };
        PolicyList: {
            /** @description All policies. */
            policies: components["schemas"]["Policy"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        PolicyUpdate: {
            /** @description One of the values of the policy, or a number as text. */
            value: string;
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string;
        };
        PortfolioCell: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /** @description Number of the file. */
            number: string;
            /** @description Account of the person who looks after the file; null for nobody. */
            ownerId: string | null;
            /**
             * @description State of the file: `preparing`, `importing`, `suspended` or `closed`.
             * @enum {string}
             */
            lifecycle: "preparing" | "importing" | "suspended" | "closed";
            /**
             * @description `not_ready`: one that is needed before importing is missing; `gaps`: another one is missing.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description Whether the regime of the file is determined. Until it is, `percent` is 0. */
            determined: boolean;
            /** @description Part of the requirements that apply which are satisfied or expiring, rounded down. 0 until it is determined which apply. */
            percent: number;
            /** @description How many requirements are missing. */
            missingCount: number;
            /** @description The first day on which something that satisfies a requirement ends; null: none. */
            nextDueOn: string | null;
            /** @description False while a change is not judged yet, or while a service that keeps evidence is silent: it is the last known state then. */
            fresh: boolean;
        };
        PortfolioDay: {
            /**
             * Format: date
             * @description The day.
             */
            day: string;
            /** @description Open files by verdict. */
            counts: components["schemas"]["VerdictCounts"];
        };
        PortfolioFood: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /**
             * @description The worst verdict of its files.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description False if it has files that are not ready, and the regime of none of these is determined. */
            determined: boolean;
        };
        PortfolioImporter: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
        };
        PortfolioSupplier: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /** @description Country of the supplier, as it was typed; null if it is unknown. */
            country: string | null;
            /**
             * @description The worst verdict of its files.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description False if it has files that are not ready, and the regime of none of these is determined. */
            determined: boolean;
        };
        Problem: {
            /** @description Address of the page that explains this kind of problem; stable. */
            type: string;
            /** @description Short name of the kind of problem, by which programs decide; stable. */
            code?: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /** @description What to do, in a sentence for people. */
            detail: string;
            /** @description Each invalid field. */
            errors?: {
                /** @description Name of the field, with parts joined by dots. */
                path: string;
                /** @description What is wrong with it. */
                message: string;
                /** @description import-rejected: number of the row; the headings are row 1. */
                row?: number;
                /** @description import-rejected: line at which the row begins. */
                line?: number;
            }[];
            /** @description The X-Request-Id of the request, for questions about it. */
            requestId?: string;
            /** @description 412 only: the record as it is now. */
            current?: unknown;
            /** @description wrong-state: years for which the reference data has no cut-off. */
            missingYears?: number[];
            /** @description separation-of-duties: the policy that demands it. */
            policy?: string;
            /**
             * Format: uuid
             * @description report-not-ready: the run to read.
             */
            runId?: string;
            /** @description import-rejected: rows of the file. */
            rows?: number;
            /** @description import-rejected: 0, since nothing was stored. */
            created?: number;
            /** @description import-rejected: 0, since nothing was stored. */
            updated?: number;
            /** @description import-rejected: rows that were left out. */
            skipped?: number;
            /** @description import-rejected: headings that no field was read from. */
            ignoredColumns?: string[];
            /** @description import-rejected: rows of firms that exist. */
            duplicates?: {
                /** @description Number of the row; the headings are row 1. */
                row: number;
                /**
                 * Format: uuid
                 * @description Id of the supplier that exists already.
                 */
                of: string;
                /** @description Row of the same file that has the firm first. */
                ofRow?: number;
                /** @description Why both are taken for the same firm. */
                reason: string;
            }[];
            /** @description import-rejected: changes of suppliers. */
            changes?: {
                /** @description Number of the row; the headings are row 1. */
                row: number;
                /** @description Line of a text file at which the row begins. */
                line: number;
                /**
                 * Format: uuid
                 * @description Id of the supplier.
                 */
                id: string;
                /** @description Name of the supplier before the import. */
                name: string;
                /** @description Fields that change, with the values before and after. */
                fields: {
                    /** @description Field of the supplier. */
                    path: string;
                    /** @description Value before, as text; null if there is none. Long ones are cut. */
                    from: string | null;
                    /** @description Value after, as text; null if a blank cell clears the field. */
                    to: string | null;
                }[];
                /** @description The supplier is suspended or rejected and becomes approved: send `confirmApprovals`. */
                approves?: boolean;
                /** @description The supplier has a newer version than the row, which an export has: send `confirmOverwrites`. */
                changedSinceExport?: boolean;
            }[];
            /** @description import-rejected: fields that blank cells would clear. */
            clearedFields?: number;
            /** @description import-rejected: rows that the workbook does not show. */
            hiddenRows?: number;
            /** @description import-rejected: columns that the workbook does not show. */
            hiddenColumns?: number;
        };
        Procedure: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /**
             * @description Requirement that it is for: `PR-1` approved suppliers only (21 CFR 1.506(a)(1)), `PR-3` verification of suppliers (21 CFR 1.506(b)).
             * @enum {string}
             */
            code: "PR-1" | "PR-3";
            /** @description Number of the version for this importer and code, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description Short title, at most 255 characters. */
            title: string;
            /**
             * Format: uuid
             * @description Document that has the procedure in writing; a draft without it cannot be signed.
             */
            documentId: string | null;
            /**
             * Format: date
             * @description First day on which it is in force, if it is signed by then.
             */
            effectiveFrom: string;
            /**
             * @description Who established it: the importer itself, or another entity that it relies on.
             * @enum {string}
             */
            establishedBy: "self" | "other_entity";
            /** @description How the importer reviewed and assessed the procedure of another entity; required then (21 CFR 1.506(a)(2)). */
            reviewNote: string | null;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
        };
        ProcedureCreate: {
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /**
             * @description Requirement that it is for: `PR-1` approved suppliers only (21 CFR 1.506(a)(1)), `PR-3` verification of suppliers (21 CFR 1.506(b)).
             * @enum {string}
             */
            code: "PR-1" | "PR-3";
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description Document that has the procedure in writing; a draft without it cannot be signed. */
            documentId?: (string | "") | null;
            /**
             * Format: date
             * @description First day on which it is in force, if it is signed by then.
             */
            effectiveFrom: string;
            /**
             * @description Who established it: the importer itself, or another entity that it relies on.
             * @default self
             * @enum {string}
             */
            establishedBy?: "self" | "other_entity";
            /** @description How the importer reviewed and assessed the procedure of another entity; required then (21 CFR 1.506(a)(2)). */
            reviewNote?: string | null;
        };
        ProcedureList: {
            /** @description The versions of this page. */
            procedures: components["schemas"]["Procedure"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        ProcedureUpdate: {
            /** @description Short title, at most 255 characters. */
            title?: string;
            /** @description Document that has the procedure in writing; a draft without it cannot be signed. */
            documentId?: (string | "") | null;
            /**
             * Format: date
             * @description First day on which it is in force, if it is signed by then.
             */
            effectiveFrom?: string;
            /**
             * @description Who established it: the importer itself, or another entity that it relies on.
             * @enum {string}
             */
            establishedBy?: "self" | "other_entity";
            /** @description How the importer reviewed and assessed the procedure of another entity; required then (21 CFR 1.506(a)(2)). */
            reviewNote?: string | null;
        };
        ProposalBasis: {
            /**
             * @description FDA product code, category or name.
             * @enum {string}
             */
            kind: "product_code" | "category" | "name";
            /** @description The code, the category or the name. */
            value: string;
        };
        ProposalFile: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the file. */
            number: string;
        };
        ProposalProduct: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /** @description FDA product code as it is stored; null without one. */
            productCode: string | null;
            /** @description Category of the product; null without one. */
            category: string | null;
        };
        ProposedFileCreate: {
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * @description Products of the supplier that are imported as this food.
             * @default []
             */
            productIds?: string[];
            /** @description Account of the person who looks after the file; null for nobody. */
            ownerId?: (string | "") | null;
            /** @description The food of the file; null for `newFood`. */
            foodId?: (string | "") | null;
            /** @description The food to create, in place of `foodId`. */
            newFood?: components["schemas"]["FoodCreate"] | null;
            /** @description Product codes of entry lines of importer and supplier without a file, which move into the file. */
            entryLineCodes?: string[];
        };
        ProposedFileResult: {
            /** @description The file. */
            file: components["schemas"]["FsvpFile"];
            /** @description False if the products were added to a file that was open. */
            opened: boolean;
            /** @description Whether the food was created. */
            foodCreated: boolean;
            /** @description Those that were not in the file before. */
            addedProductIds: string[];
            /** @description What became of these lines; absent without `entryLineCodes`. */
            entryLines?: components["schemas"]["EntryLineAssignmentResult"];
        };
        ProposedFood: {
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /**
             * @description Whether it is food for people or for animals.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /** @description Industry of the food; null if it follows from neither product code nor category. */
            industryCode: string | null;
            /** @description FDA product codes of seven characters, of which `*` is any. A shorter code is completed with `*`. They are of the industry. */
            productCodes: string[];
        };
        ProposedPlanLine: {
            /** @description Keys of the hazards that it verifies, as the evaluation has them. */
            hazardKeys: string[];
            /** @description How often: days, months, lots or once. */
            frequency: components["schemas"]["PlanFrequency"];
            /** @description Whether it is performed before the first import, too. */
            beforeFirstImport: boolean;
            /** @description Whether each lot is held until its result is known. */
            beforeRelease: boolean;
        };
        Qualification: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The person who is qualified.
             */
            individualId: string;
            /** @description Name of the person. */
            individualName: string;
            /** @description Number of the version of this qualification, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description What the person may do and sign (21 CFR 1.503). */
            activities: ("hazard_analysis" | "evaluation" | "approval" | "plan" | "audit" | "sampling_testing" | "records_review" | "results_review" | "corrective_action" | "eligibility" | "procedure" | "screening")[];
            /** @description Classes of food that it is for; empty: all. */
            foodClasses: ("human" | "animal")[];
            /** @description FDA industries of such foods. */
            industryCodes: string[];
            /** @description Languages in which the person reads records, as ISO 639-1 names them (21 CFR 1.503(a)). */
            languages: string[];
            /** @description Education, training or experience that qualifies the person. */
            basis: {
                /**
                 * @description Education, training or experience.
                 * @enum {string}
                 */
                kind: "education" | "training" | "experience";
                /** @description Where and when it was gained. */
                text: string;
            }[];
            /** @description Documents that show it. */
            documents: string[];
            /**
             * Format: date
             * @description First day on which it counts.
             */
            validFrom: string;
            /**
             * Format: date
             * @description Last day on which it counts; null: until a newer version.
             */
            validUntil: string | null;
        };
        QualificationCreate: {
            /** @description What the person may do and sign (21 CFR 1.503). */
            activities: ("hazard_analysis" | "evaluation" | "approval" | "plan" | "audit" | "sampling_testing" | "records_review" | "results_review" | "corrective_action" | "eligibility" | "procedure" | "screening")[];
            /**
             * @description Classes of food that it is for; empty: all.
             * @default []
             */
            foodClasses?: ("human" | "animal")[];
            /**
             * @description FDA industries of such foods.
             * @default []
             */
            industryCodes?: string[];
            /**
             * @description Languages in which the person reads records, as ISO 639-1 names them (21 CFR 1.503(a)).
             * @default [
             *       "en"
             *     ]
             */
            languages?: string[];
            /** @description Education, training or experience that qualifies the person. */
            basis: {
                /**
                 * @description Education, training or experience.
                 * @enum {string}
                 */
                kind: "education" | "training" | "experience";
                /** @description Where and when it was gained. */
                text: string;
            }[];
            /**
             * @description Documents that show it.
             * @default []
             */
            documents?: string[];
            /**
             * Format: date
             * @description First day on which it counts.
             */
            validFrom: string;
            /**
             * @description Last day on which it counts; null: until a newer version.
             * @default null
             */
            validUntil?: string | null;
        };
        QualificationList: {
            /** @description All versions, the newest first. */
            qualifications: components["schemas"]["Qualification"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        QualificationUpdate: {
            /** @description What the person may do and sign (21 CFR 1.503). */
            activities?: ("hazard_analysis" | "evaluation" | "approval" | "plan" | "audit" | "sampling_testing" | "records_review" | "results_review" | "corrective_action" | "eligibility" | "procedure" | "screening")[];
            /** @description Classes of food that it is for; empty: all. */
            foodClasses?: ("human" | "animal")[];
            /** @description FDA industries of such foods. */
            industryCodes?: string[];
            /** @description Languages in which the person reads records, as ISO 639-1 names them (21 CFR 1.503(a)). */
            languages?: string[];
            /** @description Education, training or experience that qualifies the person. */
            basis?: {
                /**
                 * @description Education, training or experience.
                 * @enum {string}
                 */
                kind: "education" | "training" | "experience";
                /** @description Where and when it was gained. */
                text: string;
            }[];
            /** @description Documents that show it. */
            documents?: string[];
            /**
             * Format: date
             * @description First day on which it counts.
             */
            validFrom?: string;
            /** @description Last day on which it counts; null: until a newer version. */
            validUntil?: string | null;
        };
        QualifiedIndividual: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description Account of the person, who signs with it; null if they have none.
             */
            userId: string | null;
            /** @description Name of the person. */
            name: string;
            /** @description Who employs the person; null for the importer itself. */
            employer: string | null;
            /**
             * @description Relation of the person to the importer.
             * @enum {string}
             */
            relation: "own" | "contractor" | "third_party" | "government";
            /** @description The signed qualification that counts today; null if there is none. */
            current: components["schemas"]["Qualification"] | null;
            /** @description The open draft of the next version; null if there is none. */
            draft: components["schemas"]["Qualification"] | null;
        };
        QualifiedIndividualCreate: {
            /** @description Account of the person, who signs with it; null if they have none. */
            userId?: (string | "") | null;
            /** @description Name of the person. */
            name: string;
            /** @description Who employs the person; null for the importer itself. */
            employer?: string | null;
            /**
             * @description Relation of the person to the importer.
             * @default own
             * @enum {string}
             */
            relation?: "own" | "contractor" | "third_party" | "government";
        };
        QualifiedIndividualList: {
            /** @description The qualified individuals of this page. */
            individuals: components["schemas"]["QualifiedIndividual"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        QualifiedIndividualUpdate: {
            /** @description Account of the person, who signs with it; null if they have none. */
            userId?: (string | "") | null;
            /** @description Name of the person. */
            name?: string;
            /** @description Who employs the person; null for the importer itself. */
            employer?: string | null;
            /**
             * @description Relation of the person to the importer.
             * @enum {string}
             */
            relation?: "own" | "contractor" | "third_party" | "government";
        };
        ReadinessAction: {
            /** @description Name of the action. */
            label: string;
            /** @description Page to do it. */
            href: string;
        };
        ReadinessChange: {
            /**
             * Format: date-time
             * @description When the file was judged.
             */
            changedAt: string;
            /**
             * Format: date
             * @description The day that was judged, in the suite’s time zone.
             */
            asOf: string;
            /** @description Part of the requirements that apply which are satisfied or expiring, rounded down. 0 until it is determined which apply. */
            percent: number;
            /**
             * @description The regime.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /**
             * @description `not_ready`: one that is needed before importing is missing; `gaps`: another one is missing.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description Codes of the requirements that are missing. */
            missing: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description What was so before it; null for the first judgement of the file. */
            before: components["schemas"]["ReadinessState"] | null;
        };
        ReadinessChangeList: {
            /** @description The changes, newest first. */
            changes: components["schemas"]["ReadinessChange"][];
            /** @description All changes of the file, also beyond `limit`. */
            total: number;
        };
        ReadinessEvidence: {
            /** @description Type of the record. */
            recordType: string;
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /** @description Name of the record. */
            title: string;
            /** @description Page that shows it; null without one. */
            href: string | null;
            /** @description Who signed it; null if it is not signed, or needs no signature. */
            signedBy: string | null;
            /**
             * Format: date-time
             * @description When it was signed.
             */
            signedAt: string | null;
            /** @description The last day on which it counts; null without an end. */
            validUntil: string | null;
        };
        ReadinessItem: {
            /**
             * @description Code of the requirement.
             * @enum {string}
             */
            code: "APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1";
            /** @description What is required. */
            title: string;
            /** @description Sections of 21 CFR that the regime rests on. */
            citations: string[];
            /**
             * @description Whether it is satisfied, expiring or missing, or does not apply.
             * @enum {string}
             */
            state: "satisfied" | "expiring" | "missing" | "not_applicable";
            /** @description Why it is missing; null if it is not. */
            reason: ("absent" | "unsigned" | "stale" | "not_qualified" | "inadequate" | "incomplete" | "damaged" | "expired") | null;
            /** @description Whether it is needed before importing. */
            blocking: boolean;
            /** @description Of one that does not apply: the section of 21 CFR that says so. */
            citation: string | null;
            /** @description Records that could satisfy it, also those that do not. */
            evidence: components["schemas"]["ReadinessEvidence"][];
            /** @description The day on which what satisfies it ends; null without an end. */
            dueOn: string | null;
            /** @description What else to know. */
            notes: string[];
            /** @description What to do next; null if it is fulfilled, or while the suite has no form for the record. */
            nextAction: components["schemas"]["ReadinessAction"] | null;
        };
        ReadinessState: {
            /**
             * @description The regime.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /**
             * @description `not_ready`: one that is needed before importing is missing; `gaps`: another one is missing.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description Codes of the requirements that were missing. */
            missing: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
        };
        ReadinessSummary: {
            /**
             * @description The regime.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Part of the requirements that apply which are satisfied or expiring, rounded down. 0 until it is determined which apply. */
            percent: number;
            /**
             * @description `not_ready`: one that is needed before importing is missing; `gaps`: another one is missing.
             * @enum {string}
             */
            verdict: "not_ready" | "gaps" | "expiring" | "ready";
            /** @description Codes of the requirements that are missing. */
            missing: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description Those of them that are needed before importing. */
            blocking: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description Codes of the requirements that end within 60 days. */
            expiring: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
            /** @description The first day on which something that satisfies a requirement ends; null: none. */
            nextDueOn: string | null;
            /** @description The next day on which it changes even if no record does; null: none. */
            nextChangeOn: string | null;
            /** @description False while a change is not judged yet, or while a service that keeps evidence is silent: it is the last known state then. */
            fresh: boolean;
            /** @description While a service that keeps evidence is silent: until when its records are known. Null otherwise. */
            knownUntil: string | null;
            /**
             * Format: date
             * @description The day that was judged; null until it was judged for the first time.
             */
            asOf: string | null;
            /**
             * Format: date-time
             * @description When it was computed; null until it was judged for the first time.
             */
            computedAt: string | null;
        };
        ReceivingGate: {
            /**
             * @description Of the file that needs most attention.
             * @enum {string}
             */
            state: "approved" | "approved_temporarily" | "not_approved" | "suspended" | "no_file" | "exempt" | "unknown";
            /** @description What it follows from, in words. */
            text: string;
            /**
             * @description Whether the files have the product; `supplier`: all files of the supplier are judged.
             * @enum {string}
             */
            matchedBy: "product" | "supplier";
            /** @description The first ones of these files. */
            files: components["schemas"]["ReceivingGateFile"][];
            /**
             * @description Policy `gates.dock`: whether a reason, or the reason of a qualified individual, is required.
             * @enum {string}
             */
            policy: "warn" | "require_reason" | "require_qi";
        };
        ReceivingGateFile: {
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /** @description Name of the food. */
            foodName: string;
            /**
             * @description What its records say on the day.
             * @enum {string}
             */
            state: "approved" | "approved_temporarily" | "not_approved" | "suspended" | "no_file" | "exempt" | "unknown";
            /** @description What it follows from, in words. */
            text: string;
            /** @description The last day of a temporary approval; null for another. */
            until: string | null;
            /** @description What to verify before the food is imported; null for another. */
            preImportVerification: string | null;
        };
        ReceivingInspection: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /** @description Food that arrived. */
            productName: string;
            /** @description Lot code of the producer. */
            lotNumber: string | null;
            /**
             * Format: date-time
             * @description When the shipment arrived, not in the future.
             */
            receivedDate: string;
            /**
             * @description Result of the inspection.
             * @enum {string}
             */
            status: "passed" | "failed" | "conditional";
            /** @description Temperature of the food on arrival, in `tempUnit`; null if it was not measured. */
            actualTemp: number | null;
            /** @description Unit of the temperatures, F by default. */
            tempUnit: string | null;
            /** @description Lowest temperature that the specification allows, in `tempUnit`. */
            requiredTempMin: number | null;
            /** @description Highest temperature that the specification allows, in `tempUnit`. */
            requiredTempMax: number | null;
            /** @description Whether the temperature was in range; 0 to 41 °F on the screens. */
            tempCompliant: boolean;
            /** @description Amount that arrived, a whole number of `quantityUnit`. */
            quantity: number | null;
            /** @description Unit of the amount. */
            quantityUnit: string | null;
            /** @description The checklist as JSON text: a list with id, question, required, answer and notes. A list itself is taken too. */
            inspectionQuestions: string | null;
            /** @description Why the inspection failed; null if it passed. */
            failureReasons: string | null;
            /** @description Free notes; null if there are none. */
            notes: string | null;
            /** @description What the FSVP files of the supplier said about the product on the day it was received (21 CFR 1.506(a)(1)); null: nobody asked them. */
            gateState: ("approved" | "approved_temporarily" | "not_approved" | "suspended" | "no_file" | "exempt" | "unknown") | null;
            /** @description What that follows from, in words. */
            gateText: string | null;
            /** @description Why it was received although it was not approved, or not known to be. A request with it, or with null, judges the receipt again. */
            gateReason: string | null;
            /** @description Whether the receipt waits for its release, which is the reason of a qualified individual; until then it is not `passed`. */
            gateReleaseNeeded: boolean;
            /**
             * Format: uuid
             * @description Account that recorded or changed the decision at the gate.
             */
            gateBy: string | null;
            /**
             * Format: date-time
             * @description When that was.
             */
            gateAt: string | null;
            /**
             * Format: uuid
             * @description Account that recorded the inspection.
             */
            inspectedBy: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        ReceivingInspectionCreate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the food, as the label or the invoice has it. */
            productName: string;
            /** @description Lot code of the producer. */
            lotNumber?: string | null;
            /** @description When the shipment arrived, not in the future. */
            receivedDate: string;
            /**
             * @description Result of the inspection; a client computes it from temperature and answers, `passed` by default.
             * @enum {string}
             */
            status?: "passed" | "failed" | "conditional";
            /** @description Temperature of the food on arrival, in `tempUnit`; null if it was not measured. */
            actualTemp?: (number | string) | null;
            /** @description Unit of the temperatures, F by default. */
            tempUnit?: string | null;
            /** @description Lowest temperature that the specification allows, in `tempUnit`. */
            requiredTempMin?: (number | string) | null;
            /** @description Highest temperature that the specification allows, in `tempUnit`. */
            requiredTempMax?: (number | string) | null;
            /** @description Whether the temperature was in range; 0 to 41 °F on the screens. */
            tempCompliant?: boolean | ("true" | "false");
            /** @description Amount that arrived, a whole number of `quantityUnit`. */
            quantity?: (number | string) | null;
            /** @description Unit of the amount. */
            quantityUnit?: string | null;
            /** @description The checklist as JSON text: a list with id, question, required, answer and notes. A list itself is taken too. */
            inspectionQuestions?: (string | {
                /** @description Short name of the question, of the client. */
                id: string;
                /** @description Text of the question. */
                question: string;
                /**
                 * @description Whether it has to be answered.
                 * @default true
                 */
                required?: boolean;
                /** @description True: pass. False: fail. Absent or null: not answered. */
                answer?: boolean | null;
                /** @description Free notes; null if there are none. */
                notes?: string | null;
            }[]) | null;
            /** @description Why the inspection failed; null if it passed. */
            failureReasons?: string | null;
            /** @description Free notes; null if there are none. */
            notes?: string | null;
            /** @description Why it was received although it was not approved, or not known to be. A request with it, or with null, judges the receipt again. */
            gateReason?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        ReceivingInspectionList: {
            /** @description The inspections of this page. */
            inspections: components["schemas"]["ReceivingInspection"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        ReceivingInspectionUpdate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId?: string;
            /** @description Name of the food, as the label or the invoice has it. */
            productName?: string;
            /** @description Lot code of the producer. */
            lotNumber?: string | null;
            /** @description When the shipment arrived, not in the future. */
            receivedDate?: string;
            /**
             * @description Result of the inspection.
             * @enum {string}
             */
            status?: "passed" | "failed" | "conditional";
            /** @description Temperature of the food on arrival, in `tempUnit`; null if it was not measured. */
            actualTemp?: (number | string) | null;
            /** @description Unit of the temperatures, F by default. */
            tempUnit?: string | null;
            /** @description Lowest temperature that the specification allows, in `tempUnit`. */
            requiredTempMin?: (number | string) | null;
            /** @description Highest temperature that the specification allows, in `tempUnit`. */
            requiredTempMax?: (number | string) | null;
            /** @description Whether the temperature was in range; 0 to 41 °F on the screens. */
            tempCompliant?: boolean | ("true" | "false");
            /** @description Amount that arrived, a whole number of `quantityUnit`. */
            quantity?: (number | string) | null;
            /** @description Unit of the amount. */
            quantityUnit?: string | null;
            /** @description The checklist as JSON text: a list with id, question, required, answer and notes. A list itself is taken too. */
            inspectionQuestions?: (string | {
                /** @description Short name of the question, of the client. */
                id: string;
                /** @description Text of the question. */
                question: string;
                /**
                 * @description Whether it has to be answered.
                 * @default true
                 */
                required?: boolean;
                /** @description True: pass. False: fail. Absent or null: not answered. */
                answer?: boolean | null;
                /** @description Free notes; null if there are none. */
                notes?: string | null;
            }[]) | null;
            /** @description Why the inspection failed; null if it passed. */
            failureReasons?: string | null;
            /** @description Free notes; null if there are none. */
            notes?: string | null;
            /** @description Why it was received although it was not approved, or not known to be. A request with it, or with null, judges the receipt again. */
            gateReason?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        RecordSignatures: {
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string;
            /**
             * @description State of the signatures together: `broken` or `stale` before `valid`.
             * @enum {string}
             */
            state: "valid" | "superseded" | "stale" | "withdrawn" | "broken";
            /** @description What the signatures in that state say, newest first. */
            meanings: ("authored" | "conducted" | "reviewed_and_assessed" | "approved" | "determined" | "alternative_determination" | "confirmed" | "dismissed" | "closed_effective" | "withdrawn")[];
        };
        Reevaluation: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; empty while it is not known. */
            supplierName: string;
            /**
             * Format: uuid
             * @description The food of the file.
             */
            foodId: string;
            /** @description Name of the food. */
            foodName: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /**
             * Format: date
             * @description Due day: the earliest of its reasons that are not dismissed.
             */
            dueOn: string;
            /**
             * @description Open until an evaluation is signed, or all of its reasons are dismissed.
             * @enum {string}
             */
            status: "open" | "closed" | "dismissed";
            /** @description Why it was opened, in the order in which the reasons came. */
            reasons: components["schemas"]["ReevaluationReason"][];
            /** @description Account that does it; null for nobody yet. */
            assigneeId: string | null;
            /** @description The signed evaluation that closed it; null without one. */
            evaluationId: string | null;
            /** @description When it was closed or dismissed; null while it is open. */
            closedAt: string | null;
        };
        ReevaluationAnswer: {
            /**
             * Format: uuid
             * @description The open reason.
             */
            reasonId: string;
            /**
             * @description Whether the concerns about the hazards or the supplier have changed; null while it is not answered.
             * @default null
             */
            concernsChanged: boolean | null;
            /**
             * @description Whether importing from the supplier goes on; null while it is not answered.
             * @default null
             */
            goesOn: boolean | null;
            /**
             * @description Whether the verification activities change; null while it is not answered.
             * @default null
             */
            activitiesChanged: boolean | null;
            /** @description What was found. */
            text: unknown;
            /** @description The reason in words. */
            reasonText: string;
        };
        ReevaluationAnswerInput: {
            /**
             * Format: uuid
             * @description The open reason.
             */
            reasonId: string;
            /**
             * @description Whether the concerns about the hazards or the supplier have changed; null while it is not answered.
             * @default null
             */
            concernsChanged?: boolean | null;
            /**
             * @description Whether importing from the supplier goes on; null while it is not answered.
             * @default null
             */
            goesOn?: boolean | null;
            /**
             * @description Whether the verification activities change; null while it is not answered.
             * @default null
             */
            activitiesChanged?: boolean | null;
            /** @description What was found. */
            text?: string | null;
        };
        ReevaluationCreate: {
            /**
             * Format: uuid
             * @description FSVP file to reevaluate.
             */
            fileId: string;
            /**
             * Format: date
             * @description Day by which it is due, today or later.
             */
            dueOn: string;
            /** @description Why. */
            text: string;
        };
        ReevaluationDismissal: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The reevaluation.
             */
            reevaluationId: string;
            /**
             * Format: uuid
             * @description The reason, one of the reevaluation.
             */
            reasonId: string;
            /** @description The reason in words. */
            reasonText: string;
            /** @description Number of the dismissal of this reason, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed ones never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /** @description Why the reason needs no reevaluation. */
            text: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Name of the supplier of the file. */
            supplierName: string;
            /** @description Name of the food. */
            foodName: string;
            /** @description Whether the reason is dismissed or answered, so that nothing is left to sign. */
            reasonClosed: boolean;
        };
        ReevaluationDismissalCreate: {
            /**
             * Format: uuid
             * @description The reason, one of the reevaluation.
             */
            reasonId: string;
            /** @description Why the reason needs no reevaluation. */
            text: string;
        };
        ReevaluationDismissalList: {
            /** @description The dismissals of its reasons. */
            dismissals: components["schemas"]["ReevaluationDismissal"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        ReevaluationList: {
            /** @description The reevaluations of this page. */
            reevaluations: components["schemas"]["Reevaluation"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        ReevaluationReason: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "three_years" | "refusal" | "recall" | "import_alert" | "warning_letter" | "signal" | "verification_failed" | "receipts_failed" | "hazard_analysis_changed" | "new_hazard" | "supplier_changed" | "corrective_action" | "standing_lost" | "manual";
            /** @description Type of the record that it is about; null if a person entered it. */
            recordType: string | null;
            /**
             * Format: uuid
             * @description Id of that record, which is a reason for a file only once.
             */
            recordId: string | null;
            /** @description Version of a record of which each change is a reason of its own; else null. */
            recordVersion: number | null;
            /** @description When it was added. */
            at: string;
            /** @description The same in a sentence. */
            text: string;
            /**
             * Format: date
             * @description The day by which it wants the reevaluation.
             */
            dueOn: string;
            /** @description The signed dismissal of it; null without one. */
            dismissalId: string | null;
            /** @description When it was dismissed; null if it was not. */
            dismissedAt: string | null;
        };
        ReevaluationUpdate: {
            /** @description Account that does it; null for nobody. */
            assigneeId?: (string | "") | null;
        };
        ReferenceCheck: {
            /** @description Number of rows. */
            rowCount: number;
            /** @description Hazards that only the later version has. */
            added: number;
            /** @description Fields of hazards that differ. */
            changed: number;
            /** @description Rows that a set in force has like this. */
            unchanged: number;
            /** @description Rows of the set in force that this one does not have. */
            missing: number;
            /** @description Sets that would end earlier. */
            ends: {
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /**
                 * Format: date
                 * @description First day on which the rows are in force.
                 */
                effectiveFrom: string;
                /**
                 * Format: date
                 * @description Last day on which they are in force; null: until another set.
                 */
                effectiveTo: string;
            }[];
            /** @description The rows as they would be stored. */
            rows: {
                [key: string]: string | number | string[] | null;
            }[];
        };
        ReferenceFile: {
            /** @description The rows as CSV with a line of headings. */
            csv: string;
        };
        ReferenceLoad: {
            /**
             * @description What the rows are; it decides their columns.
             * @enum {string}
             */
            kind: "recognised_systems" | "size_cutoffs" | "product_industries" | "refusal_charges" | "food_traceability_list" | "federal_holidays" | "hazard_library" | "hazard_guide";
            /**
             * Format: date
             * @description First day on which the rows are in force.
             */
            effectiveFrom: string;
            /**
             * @description Last day on which they are in force; null: until another set.
             * @default null
             */
            effectiveTo?: string | null;
            /** @description Where the rows were read. */
            source: string;
            /**
             * Format: date
             * @description Day on which they were read there.
             */
            retrievedOn: string;
            /** @description The rows as CSV with a line of headings. */
            csv: string;
            /**
             * @description Whether earlier sets with the same rows end on the day before.
             * @default false
             */
            endEarlier?: boolean;
        };
        ReferenceSet: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "recognised_systems" | "size_cutoffs" | "product_industries" | "refusal_charges" | "food_traceability_list" | "federal_holidays" | "hazard_library" | "hazard_guide";
            /**
             * Format: date
             * @description First day on which the rows are in force.
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Last day on which they are in force; null: until another set.
             */
            effectiveTo: string | null;
            /** @description Where the rows were read. */
            source: string;
            /**
             * Format: date
             * @description Day on which they were read there.
             */
            retrievedOn: string;
            /** @description Number of rows. */
            rowCount: number;
            /** @description Whether the set came with the suite. */
            shipped: boolean;
            /** @description The rows; their fields depend on the kind. */
            rows: {
                [key: string]: string | number | string[] | null;
            }[];
        };
        ReferenceSetList: {
            /** @description The sets of this page, without their rows. */
            referenceSets: components["schemas"]["ReferenceSetSummary"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        ReferenceSetSummary: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * @description What the rows are.
             * @enum {string}
             */
            kind: "recognised_systems" | "size_cutoffs" | "product_industries" | "refusal_charges" | "food_traceability_list" | "federal_holidays" | "hazard_library" | "hazard_guide";
            /**
             * Format: date
             * @description First day on which the rows are in force.
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description Last day on which they are in force; null: until another set.
             */
            effectiveTo: string | null;
            /** @description Where the rows were read. */
            source: string;
            /**
             * Format: date
             * @description Day on which they were read there.
             */
            retrievedOn: string;
            /** @description Number of rows. */
            rowCount: number;
            /** @description Whether the set came with the suite. */
            shipped: boolean;
        };
        ReferenceSetUpdate: {
            /** @description Last day on which they are in force; null: until another set. */
            effectiveTo?: string | null;
            /** @description Where the rows were read. */
            source?: string;
            /**
             * Format: date
             * @description Day on which they were read there.
             */
            retrievedOn?: string;
        };
        RegimeAnswer: {
            /** @description The regime that counts. */
            effective: components["schemas"]["RegimeCandidate"];
            /** @description The regime that counts without a choice. */
            proposed: components["schemas"]["RegimeCandidate"];
            /** @description Every regime that fits, in the order in which they count. */
            candidates: components["schemas"]["RegimeCandidate"][];
        };
        RegimeCandidate: {
            /** @description Number of the rule in the order of the rules. */
            rule: number;
            /**
             * @description The regime.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Section of 21 CFR that sets it. */
            citation: string;
            /**
             * @description Code that the lines of an entry carry.
             * @enum {string}
             */
            entryCode: "FSV" | "FSX" | "RNE";
            /** @description Whether it counts only when a signed determination chooses it. */
            elective: boolean;
            /** @description Conditions that nobody has confirmed. */
            unmet: ("subject_to_120_or_123" | "supplier_in_compliance" | "used_by_importer" | "importer_in_compliance" | "not_sold" | "labelled_for_research" | "small_quantity" | "declared_at_entry" | "permit_type_facility" | "registered_maker" | "importer_makes_alcohol" | "importer_registered" | "exempt_117_5i" | "prepackaged" | "at_most_5_percent_of_sales" | "not_sold_in_us" | "made_in_us" | "no_foreign_processing" | "under_usda_at_import" | "policy_conditions_met" | "grain_only_stored" | "slaughtered_under_haccp" | "is_contact_substance" | "grows_uncovered_produce" | "in_recognised_scope" | "in_compliance_117_or_507" | "specs_111_70" | "meets_111_73_75")[];
        };
        RegimeFacts: {
            /**
             * @description Food for people or for animals.
             * @enum {string}
             */
            foodClass: "human" | "animal";
            /**
             * @description Kind of food, as far as the rules distinguish them.
             * @enum {string}
             */
            commodity: "general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac";
            /**
             * @description Whether it is a finished dietary supplement, a component of one, or neither.
             * @enum {string}
             */
            supplement: "no" | "finished" | "component";
            /** @description Whether it is produce that 21 CFR part 112 covers. */
            coveredProduce: boolean;
            /** @description Whether it is a raw agricultural commodity. */
            rawCommodity: boolean;
            /** @description Whether it is shell eggs. */
            shellEggs: boolean;
            /** @description Whether it is low-acid canned food of 21 CFR part 113. */
            lowAcidCanned: boolean;
            /** @description Whether it is eaten without a further step that controls hazards. */
            readyToEat: boolean;
        };
        RegimeQuestion: {
            /** @description The facts of the food. */
            facts: components["schemas"]["RegimeFacts"];
            /** @description The circumstances of the import, which decide about the regime with the facts of the food. */
            circumstances: components["schemas"]["FsvpFileCircumstancesInput"];
            /** @description The importer, for its eligibility as a very small one. */
            importerId?: (string | "") | null;
            /** @description Country of the supplier, as it was typed; null if it is unknown. */
            supplierCountry?: string | null;
            /**
             * Format: date
             * @description The day to judge; today by default.
             */
            day?: string;
            /** @description A choice to judge as if it were signed; null for none. */
            chosenRegime?: ("exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard") | null;
        };
        ReplayResult: {
            /**
             * @description Whether a hazard requires a control.
             * @enum {string}
             */
            outcome: "replayed" | "handled-before" | "failed";
            /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
            reason: string | null;
        };
        Report: {
            /**
             * @description What the report is about.
             * @enum {string}
             */
            reportType: "compliance" | "risk-assessment" | "verification" | "corrective-actions" | "audit-trail" | "fsvp-readiness";
            /**
             * Format: date-time
             * @description When the report was made, in UTC.
             */
            generatedAt: string;
            /**
             * Format: date-time
             * @description First moment of the period; absent: from the beginning.
             */
            dateFrom: string | null;
            /**
             * Format: date-time
             * @description Last moment of the period; absent: until now.
             */
            dateTo: string | null;
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string | null;
            /**
             * Format: uuid
             * @description Audit trail only: changes by this account, or by `system`. Other reports refuse it.
             */
            actor: string | null;
            /** @description FSVP readiness only: the day that was judged; null in other reports. */
            asOf?: string | null;
            /** @description FSVP readiness only: files of this importer; null: of all. */
            importerId?: string | null;
            /** @description FSVP readiness only: files of this supplier; null: of all. */
            supplierId?: string | null;
            /** @description Totals of the report by name; null until it is done. */
            summary: {
                [key: string]: unknown;
            };
            /** @description What each total of the summary counts, in a sentence. */
            definitions: {
                [key: string]: string;
            };
            /** @description The lines of the report; their fields depend on its type. */
            rows: {
                [key: string]: unknown;
            }[];
        };
        ReportCards: {
            /** @description All suppliers; null if not known. */
            suppliers: number | null;
            /** @description Share of compliant suppliers in percent; null if not known. */
            complianceRate: number | null;
            /** @description Corrective actions that are not completed or closed; null if not known. */
            openActions: number | null;
            /** @description Verification activities completed so far; null if not known. */
            verificationsCompleted: number | null;
        };
        ReportRun: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /**
             * @description What the report is about.
             * @enum {string}
             */
            type: "compliance" | "risk-assessment" | "verification" | "corrective-actions" | "audit-trail" | "fsvp-readiness";
            /**
             * Format: date-time
             * @description First moment of the period; absent: from the beginning.
             */
            dateFrom: string | null;
            /**
             * Format: date-time
             * @description Last moment of the period; absent: until now.
             */
            dateTo: string | null;
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string | null;
            /**
             * Format: uuid
             * @description Audit trail only: changes by this account, or by `system`. Other reports refuse it.
             */
            actor: string | null;
            /** @description FSVP readiness only: the day that is judged; null in other reports. */
            asOf?: string | null;
            /** @description FSVP readiness only: files of this importer; null: of all. */
            importerId?: string | null;
            /** @description FSVP readiness only: files of this supplier; null: of all. */
            supplierId?: string | null;
            /**
             * @description State of the run; the worker makes reports one after another.
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Percent that is done. */
            progress: number;
            /** @description Rows of the report; null until it is done. */
            rows: number | null;
            /** @description Totals of the report by name; null until it is done. */
            summary: {
                [key: string]: unknown;
            } | null;
            /** @description Why it failed, in a sentence; null if it did not. */
            error: string | null;
            /** @description Formats in which the report can be downloaded. */
            formats: ("json" | "csv" | "xlsx" | "pdf")[];
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the run ended; null while it goes on.
             */
            finishedAt: string | null;
        };
        ReportRunCreate: {
            /** @description What the report is about: compliance, risk-assessment, verification, corrective-actions, audit-trail or fsvp-readiness. */
            type: string;
            /** @description First moment of the period; absent: from the beginning. */
            dateFrom?: string;
            /** @description Last moment of the period; absent: until now. */
            dateTo?: string;
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId?: string;
            /** @description Audit trail only: changes by this account, or by `system`. Other reports refuse it. */
            actor?: "system" | string;
            /**
             * Format: date
             * @description FSVP readiness only: the day to judge, today by default. Other reports refuse it.
             */
            asOf?: string;
            /**
             * Format: uuid
             * @description FSVP readiness only: files of this importer. Other reports refuse it.
             */
            importerId?: string;
            /**
             * Format: uuid
             * @description FSVP readiness only: files of this supplier. Other reports refuse it.
             */
            supplierId?: string;
        };
        ReportRunList: {
            /** @description The runs of this page. */
            runs: components["schemas"]["ReportRun"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        ResultPlanLine: {
            /**
             * Format: uuid
             * @description FSVP file of the plan.
             */
            fileId: string;
            /**
             * Format: uuid
             * @description Line of the verification plan; it stays from version to version.
             */
            lineKey: string;
        };
        ResultReview: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The result.
             */
            resultId: string;
            /**
             * Format: uuid
             * @description The verification activity.
             */
            activityId: string;
            /** @description Title of the activity today. */
            activityTitle: string;
            /**
             * Format: uuid
             * @description FSVP file that the activity belongs to; null for an activity of no plan.
             */
            fileId: string | null;
            /**
             * Format: uuid
             * @description Line of the verification plan that the activity belongs to; null without one.
             */
            planLineKey: string | null;
            /** @description Version of the result that is reviewed. */
            resultVersion: number;
            /** @description Number of the review for this result, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed reviews never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * @description Whether the result assures that the hazards are controlled.
             * @enum {string}
             */
            assessment: "adequate" | "inadequate";
            /** @description Why the result is inadequate; optional for an adequate one. */
            reason: string | null;
            /** @description Hazards of the line of the plan that an inadequate result concerns. */
            hazardKeys: string[];
            /** @description Corrective actions of the supplier; an inadequate result needs one. */
            actionIds: string[];
            /** @description Whether the result has changed since the draft was saved, or the review was signed. */
            outdated: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft. */
            signedAt: string | null;
        };
        ResultReviewCreate: {
            /**
             * @description Whether the result assures that the hazards are controlled.
             * @enum {string}
             */
            assessment: "adequate" | "inadequate";
            /** @description Why the result is inadequate; optional for an adequate one. */
            reason?: string | null;
            /**
             * @description Hazards of the line of the plan that an inadequate result concerns.
             * @default []
             */
            hazardKeys?: string[];
            /**
             * @description Corrective actions of the supplier; an inadequate result needs one.
             * @default []
             */
            actionIds?: string[];
        };
        ResultReviewList: {
            /** @description The reviews. */
            resultReviews: components["schemas"]["ResultReview"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        ResultReviewSummary: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the review for this result, from 1. */
            versionNumber: number;
            /**
             * @description Whether the result assures that the hazards are controlled.
             * @enum {string}
             */
            assessment: "adequate" | "inadequate";
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /**
             * Format: date-time
             * @description When it was signed, by the clock of the suite.
             */
            signedAt: string | null;
        };
        ResultReviewUpdate: {
            /**
             * @description Whether the result assures that the hazards are controlled.
             * @enum {string}
             */
            assessment?: "adequate" | "inadequate";
            /** @description Why the result is inadequate; optional for an adequate one. */
            reason?: string | null;
            /** @description Hazards of the line of the plan that an inadequate result concerns. */
            hazardKeys?: string[];
            /** @description Corrective actions of the supplier; an inadequate result needs one. */
            actionIds?: string[];
        };
        ReviewedAccount: {
            /** @description Name of the person. */
            name: string;
            /** @description Email address of the account. */
            email: string;
            /**
             * @description What the person may do, by the table of permissions.
             * @enum {string}
             */
            role: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            /**
             * @description State of the account on that day.
             * @enum {string}
             */
            status: "invited" | "active" | "disabled";
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string | null;
            /**
             * Format: date-time
             * @description When the person last signed in; null if never.
             */
            lastSignInAt: string | null;
            /** @description Whether a second factor is set up. */
            hasSecondFactor: boolean;
            /** @description Number of API tokens of the person that were in use. */
            tokens: number;
        };
        RiskSnapshot: {
            /**
             * Format: date
             * @description A calendar day in the time zone of the suite.
             */
            day: string;
            /** @description Suppliers with high risk. */
            high: number;
            /** @description Suppliers with medium risk. */
            medium: number;
            /** @description Suppliers with low risk. */
            low: number;
        };
        RiskTrend: {
            /** @description Counts of each day, the first day first. */
            snapshots: components["schemas"]["RiskSnapshot"][];
        };
        ScheduledActivity: {
            /**
             * Format: uuid
             * @description Key of the line, which stays from version to version.
             */
            lineKey: string;
            /**
             * @description What is done (21 CFR 1.506(d)(1)).
             * @enum {string}
             */
            activity: "audit" | "sampling_testing" | "records_review" | "other";
            /** @description Activity, food and hazards. */
            title: string;
            /**
             * Format: date
             * @description The day on which it is due, or was performed.
             */
            dueOn: string;
            /**
             * @description Whether it was done and reviewed, is due, or is to come.
             * @enum {string}
             */
            state: "done" | "unreviewed" | "inadequate" | "overdue" | "due" | "planned";
            /** @description The day on which it was performed; null if it was not. */
            performedOn: string | null;
            /** @description The verification activity; null until it is generated. */
            activityId: string | null;
        };
        SecondFactorBegin: {
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password: string;
        };
        SecondFactorConfirm: {
            /** @description Code of the second factor, 6 digits; each counts once. */
            code: string;
        };
        SecondFactorRemove: {
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password: string;
            /** @description Code of the second factor, 6 digits; each counts once. */
            code: string;
        };
        SecondFactorSetUp: {
            /** @description Secret of the second factor in base32, for typing. */
            secret: string;
            /** @description The secret as an otpauth address, for a QR code. */
            uri: string;
        };
        SessionsEnd: {
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password?: string;
        };
        SignInOptions: {
            /** @description Whether the shared password can be used. */
            sharedLogin: boolean;
            /** @description Whether there are accounts to sign in with. */
            accounts: boolean;
            /** @description Name of the single sign-on provider; null if there is none. */
            provider: string | null;
        };
        Signable: {
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /** @description Canonical JSON text (RFC 8785) of the signed fields. */
            content: string;
            /** @description SHA-256 of `content` in hexadecimal digits. */
            contentSha256: string;
            /** @description The same content, as people read it. */
            rows: {
                /** @description Name of the field. */
                field: string;
                /** @description Name of the field on the screens. */
                label: string;
                /** @description Value as people read it. */
                text: string;
            }[];
            /**
             * @description The service of the suite that keeps the record.
             * @enum {string}
             */
            service: "gateway" | "suppliers" | "quality" | "documents" | "program";
            /**
             * @description Type of the record.
             * @enum {string}
             */
            type: "hazard-analysis" | "verification-activity" | "receiving-inspection" | "corrective-action" | "result-review" | "document" | "qualification" | "importer-eligibility" | "applicability-determination" | "procedure" | "food-hazard-analysis" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation-dismissal" | "account-review";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description For each document that the signer has to read: its language and those of its translations, of which the signer reads one (ISO 639-1). */
            languages: string[][];
            /** @description What the record can be signed as. */
            meanings: {
                /**
                 * @description What the signature says of the record (21 CFR 11.50).
                 * @enum {string}
                 */
                meaning: "authored" | "conducted" | "reviewed_and_assessed" | "approved" | "determined" | "alternative_determination" | "confirmed" | "dismissed" | "closed_effective" | "withdrawn";
                /** @description What the signer must be qualified for; null: nothing. */
                activity: string | null;
                /** @description Whether a reason must be given. */
                reasonRequired: boolean;
                /** @description Why it cannot be signed as this yet, in a sentence; null if it can. */
                refusal: string | null;
            }[];
        };
        Signature: {
            /**
             * Format: uuid
             * @description Id of the signature.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /** @description Type of the record. */
            recordType: string;
            /**
             * Format: uuid
             * @description Id of the record.
             */
            recordId: string;
            /** @description Version of the record that was chosen. */
            recordVersion: number;
            /** @description SHA-256 of `content` in hexadecimal digits. */
            contentSha256: string;
            /**
             * Format: uuid
             * @description Account of the signer.
             */
            signerId: string;
            /** @description Who signed it for the customer or the supplier. */
            signerName: string;
            /** @description Title of that person. */
            signerTitle: string | null;
            /**
             * @description What the signature says of the record (21 CFR 11.50).
             * @enum {string}
             */
            meaning: "authored" | "conducted" | "reviewed_and_assessed" | "approved" | "determined" | "alternative_determination" | "confirmed" | "dismissed" | "closed_effective" | "withdrawn";
            /** @description Reason that the signer gave; null if none. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was signed, by the clock of the suite.
             */
            signedAt: string;
            /** @description How the signer proved who they are (21 CFR 11.200). */
            methods: ("email" | "password" | "totp")[];
            /**
             * Format: uuid
             * @description The qualification that allowed it; null where none is needed.
             */
            qualificationId: string | null;
            /** @description Its version number at that time. */
            qualificationVersion: number | null;
            /** @description Rule of separation of duties that was not kept while its policy is `warn`. */
            samePerson: string | null;
            /** @description When it was withdrawn; null if it was not. */
            withdrawnAt: string | null;
            /** @description Why it was withdrawn. */
            withdrawnReason: string | null;
            /** @description Name of the person who withdrew it. */
            withdrawnByName: string | null;
            /** @description Job title of that person. */
            withdrawnByTitle: string | null;
            /**
             * @description Whether it still counts: `stale` once a signed field changed, `broken` if the content is not what was signed.
             * @enum {string}
             */
            state: "valid" | "superseded" | "stale" | "withdrawn" | "broken";
        };
        SignatureCreate: {
            /** @description A grant of `POST /api/auth/signing-grants`, unchanged and within 60 seconds. */
            grant: string;
        };
        SignatureList: {
            /** @description The signatures, the newest first. */
            signatures: components["schemas"]["Signature"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Version of the record today. */
            recordVersion: number;
        };
        SignatureStateList: {
            /** @description One entry for each record that has a signature. */
            records: components["schemas"]["RecordSignatures"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        SignatureVerification: {
            /**
             * @description Result of computing the hashes again.
             * @enum {string}
             */
            state: "valid" | "superseded" | "stale" | "withdrawn" | "broken";
            /** @description The signature. */
            signature: components["schemas"]["Signature"];
            /** @description The record as it was signed. */
            signed: {
                /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
                version: number;
                /** @description Canonical JSON text (RFC 8785) of the signed fields. */
                content: string;
                /** @description SHA-256 of `content` in hexadecimal digits. */
                contentSha256: string;
                /** @description The same content, as people read it. */
                rows: {
                    /** @description Name of the field. */
                    field: string;
                    /** @description Name of the field on the screens. */
                    label: string;
                    /** @description Value as people read it. */
                    text: string;
                }[];
            };
            /** @description The record as it is now; null once it was deleted. */
            current: {
                /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
                version: number;
                /** @description Canonical JSON text (RFC 8785) of the signed fields. */
                content: string;
                /** @description SHA-256 of `content` in hexadecimal digits. */
                contentSha256: string;
                /** @description The same content, as people read it. */
                rows: {
                    /** @description Name of the field. */
                    field: string;
                    /** @description Name of the field on the screens. */
                    label: string;
                    /** @description Value as people read it. */
                    text: string;
                }[];
            } | null;
        };
        SigningGrants: {
            /** @description One grant for each record, in their order. */
            grants: string[];
            /**
             * Format: date-time
             * @description Until when it can be used, in UTC.
             */
            expiresAt: string;
        };
        SigningGrantsCreate: {
            /** @description Up to 50 records to sign, each with the hash of what was read. */
            subjects: {
                /**
                 * @description The service of the suite that keeps the record.
                 * @enum {string}
                 */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /**
                 * @description Type of the record, or `signature` to withdraw one.
                 * @enum {string}
                 */
                type: "hazard-analysis" | "verification-activity" | "receiving-inspection" | "corrective-action" | "result-review" | "document" | "qualification" | "importer-eligibility" | "applicability-determination" | "procedure" | "food-hazard-analysis" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation-dismissal" | "account-review" | "signature";
                /**
                 * Format: uuid
                 * @description Id of the record, a UUID that the suite sets; it never changes.
                 */
                id: string;
                /** @description Version of the record that was read. */
                version: number | string;
                /** @description SHA-256 of `content` in hexadecimal digits. */
                contentSha256: string;
                /**
                 * @description What the signature says of the record (21 CFR 11.50).
                 * @enum {string}
                 */
                meaning: "authored" | "conducted" | "reviewed_and_assessed" | "approved" | "determined" | "alternative_determination" | "confirmed" | "dismissed" | "closed_effective" | "withdrawn";
                /** @description Why it is signed; needed to withdraw a signature. */
                reason?: string | null;
            }[];
            /** @description Password of the account, or the shared password; at most 1,000 characters. */
            password: string;
            /** @description Email address of the signer at the first signing of a session (21 CFR 11.200(a)(1)). */
            email?: string | null;
            /** @description Code of the second factor, 6 digits; each counts once. */
            code?: string | null;
        };
        StandingCheck: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /**
             * @description Whether the scope of the recognition or the standing of the supplier was checked.
             * @enum {string}
             */
            kind: "scope" | "standing";
            /** @description Country of the supplier, by ISO 3166. */
            countryCode: string;
            /** @description The authority of that country. */
            authority: string;
            /** @description Whether the food is in scope, or the supplier in good standing. */
            found: boolean;
            /** @description How it was checked. */
            how: string;
            /** @description A document that shows it; null without one. */
            documentId: string | null;
            /**
             * Format: date
             * @description The day of the check, not in the future.
             */
            checkedOn: string;
            /**
             * Format: date
             * @description The last day on which it counts, which the suite computes.
             */
            validUntil: string;
        };
        StandingCheckCreate: {
            /**
             * @description Whether the scope of the recognition or the standing of the supplier was checked.
             * @enum {string}
             */
            kind: "scope" | "standing";
            /** @description Country of the supplier, by ISO 3166. */
            countryCode: string;
            /** @description The authority of that country. */
            authority: string;
            /** @description Whether the food is in scope, or the supplier in good standing. */
            found: boolean;
            /** @description How it was checked. */
            how: string;
            /** @description A document that shows it; null without one. */
            documentId?: (string | "") | null;
            /**
             * Format: date
             * @description The day of the check, not in the future.
             */
            checkedOn: string;
        };
        StandingCheckList: {
            /** @description The checks of the file, the latest first. */
            standingChecks: components["schemas"]["StandingCheck"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        StandingCheckUpdate: {
            /** @description Country of the supplier, by ISO 3166. */
            countryCode?: string;
            /** @description The authority of that country. */
            authority?: string;
            /** @description Whether the food is in scope, or the supplier in good standing. */
            found?: boolean;
            /** @description How it was checked. */
            how?: string;
            /** @description A document that shows it; null without one. */
            documentId?: (string | "") | null;
            /**
             * Format: date
             * @description The day of the check, not in the future.
             */
            checkedOn?: string;
        };
        Supplier: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /** @description Street and number. */
            address: string | null;
            /** @description City or town. */
            city: string | null;
            /** @description State, province or region. */
            state: string | null;
            /** @description Country in which the firm is, as text. */
            country: string;
            /** @description Postal code. */
            postalCode: string | null;
            /** @description Whom to ask at the supplier. */
            contactPerson: string | null;
            /** @description Email address. */
            email: string | null;
            /** @description Telephone number, as people dial it. */
            phone: string | null;
            /**
             * @description How much the supplier is watched; set by people from the evaluation of its risk (21 CFR 1.505).
             * @enum {string}
             */
            riskLevel: "low" | "medium" | "high";
            /**
             * @description Whether food may be imported from the supplier; any value may follow any other.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected" | "suspended";
            /** @description Whether the supplier is under the FSVP rule (21 CFR 1.501 names the exemptions); true by default. */
            fsvpRequired: boolean;
            /**
             * Format: uuid
             * @description Account that set the status to approved; null before.
             */
            approvedBy: string | null;
            /**
             * Format: date-time
             * @description When the status was set to approved; null before.
             */
            approvedAt: string | null;
            /**
             * Format: date-time
             * @description Day of the last verification; null if there was none.
             */
            lastVerificationDate: string | null;
            /**
             * Format: uuid
             * @description Account that recorded the last verification.
             */
            lastVerificationBy: string | null;
            /**
             * Format: date-time
             * @description Last verification plus `verificationFrequencyMonths`, computed by the suite.
             */
            nextVerificationDate: string | null;
            /** @description Months from one verification to the next, 1 to 60; 12 by default. */
            verificationFrequencyMonths: number;
            /** @description Free notes; null if there are none. */
            notes: string | null;
            /** @description DUNS number, which FDA takes as unique facility identifier (UFI); of a supplier its own, not its importer's. Hyphens may be left out. */
            duns: string | null;
            /** @description FDA establishment identifier (FEI), at most 10 digits. */
            fei: string | null;
            /** @description Number of the registration as food facility with FDA, 11 digits. */
            fdaRegistration: string | null;
            /**
             * Format: date-time
             * @description Day on which the registration ends: December 31 of an even year, unless it is renewed from October 1.
             */
            fdaRegistrationEnd: string | null;
            /** @description Approval numbers of authorities, with commas. */
            approvalNumbers: string | null;
            /** @description Other names that the supplier trades under, with commas. */
            tradeNames: string | null;
            /** @description Plants and other sites, one a line. */
            sites: string | null;
            /**
             * @description Computed: `overdue` without a verification or after the next date, `due_soon` within 30 days of it (21 CFR 1.506).
             * @enum {string}
             */
            fsvpStatus: "compliant" | "due_soon" | "overdue" | "not_required";
            /**
             * @description The same as `status`.
             * @enum {string}
             */
            approvalStatus: "pending" | "approved" | "rejected" | "suspended";
            /** @description The written program for this supplier (21 CFR 1.502). */
            fsvpProgram: string | null;
            /** @description FSVP importer on the entry (21 CFR 1.509). */
            fsvpImporterName: string | null;
            /** @description DUNS number of the FSVP importer (21 CFR 1.509). */
            fsvpImporterDuns: string | null;
            /** @description How the supplier is verified (21 CFR 1.506). */
            fsvpVerificationMethods: string | null;
            /** @description What is done when something is wrong (21 CFR 1.508). */
            fsvpCorrectiveActions: string | null;
            /** @description Where records are and how long (21 CFR 1.510). */
            fsvpRecordKeeping: string | null;
            /** @description The same as `contactPerson`. */
            contactName: string | null;
            /** @description The same as `email`. */
            contactEmail: string | null;
            /** @description The same as `phone`. */
            contactPhone: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        SupplierApproval: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Number of the version for this file, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * Format: uuid
             * @description The signed evaluation that it is based on.
             */
            evaluationId: string;
            /** @description Number of its version. */
            evaluationVersion: number;
            /**
             * @description Approved, approved temporarily, or approval withdrawn.
             * @enum {string}
             */
            decision: "approved" | "approved_temporarily" | "withdrawn";
            /** @description Conditions of the approval. */
            conditions: string | null;
            /**
             * Format: date
             * @description Last day of a temporary approval, at most 180 days after it is signed.
             */
            until: string | null;
            /** @description How the food is verified before each import, while the approval is temporary (21 CFR 1.506(a)(1)). */
            preImportVerification: string | null;
            /** @description Of a draft: another evaluation counts now. Of a signed one: an evaluation was signed since that does not let it continue, or its own was withdrawn. */
            outdated: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
        };
        SupplierApprovalCreate: {
            /**
             * @description Approved, approved temporarily, or approval withdrawn.
             * @enum {string}
             */
            decision: "approved" | "approved_temporarily" | "withdrawn";
            /** @description Conditions of the approval. */
            conditions?: string | null;
            /** @description Last day of a temporary approval, at most 180 days after it is signed. */
            until?: string | null;
            /** @description How the food is verified before each import, while the approval is temporary (21 CFR 1.506(a)(1)). */
            preImportVerification?: string | null;
        };
        SupplierApprovalList: {
            /** @description All approvals of the file, the newest first. */
            supplierApprovals: components["schemas"]["SupplierApproval"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        SupplierApprovalUpdate: {
            /**
             * @description Approved, approved temporarily, or approval withdrawn.
             * @enum {string}
             */
            decision?: "approved" | "approved_temporarily" | "withdrawn";
            /** @description Conditions of the approval. */
            conditions?: string | null;
            /** @description Last day of a temporary approval, at most 180 days after it is signed. */
            until?: string | null;
            /** @description How the food is verified before each import, while the approval is temporary (21 CFR 1.506(a)(1)). */
            preImportVerification?: string | null;
        };
        SupplierCreate: {
            /** @description Name of the firm or person, at most 255 characters. */
            name: string;
            /** @description Street and number. */
            address?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or region. */
            state?: string | null;
            /** @description Country in which the firm is, as text. */
            country: string;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Whom to ask at the supplier. */
            contactPerson?: string | null;
            /** @description Email address. */
            email?: string | null;
            /** @description Telephone number, as people dial it. */
            phone?: string | null;
            /**
             * @description How much the supplier is watched; set by people from the evaluation of its risk (21 CFR 1.505).
             * @default medium
             * @enum {string}
             */
            riskLevel?: "low" | "medium" | "high";
            /**
             * @description Whether food may be imported from the supplier; `pending` by default.
             * @default pending
             * @enum {string}
             */
            status?: "pending" | "approved" | "rejected" | "suspended";
            /** @description Whether the supplier is under the FSVP rule (21 CFR 1.501 names the exemptions); true by default. */
            fsvpRequired?: boolean | ("true" | "false");
            /** @description Months from one verification to the next, 1 to 60; 12 by default. */
            verificationFrequencyMonths?: number | string;
            /** @description Free notes; null if there are none. */
            notes?: string | null;
            /** @description DUNS number, which FDA takes as unique facility identifier (UFI); of a supplier its own, not its importer's. Hyphens may be left out. */
            duns?: string | null;
            /** @description FDA establishment identifier (FEI), at most 10 digits. */
            fei?: string | null;
            /** @description Number of the registration as food facility with FDA, 11 digits. */
            fdaRegistration?: string | null;
            /** @description Day on which the registration ends: December 31 of an even year, unless it is renewed from October 1. */
            fdaRegistrationEnd?: (string | "") | null;
            /** @description Approval numbers of authorities, with commas. */
            approvalNumbers?: string | null;
            /** @description Other names that the supplier trades under, with commas. */
            tradeNames?: string | null;
            /** @description Plants and other sites, one a line. */
            sites?: string | null;
            /** @description Day of the last verification; null if there was none. */
            lastVerificationDate?: (string | "") | null;
            /** @description The written program for this supplier (21 CFR 1.502). */
            fsvpProgram?: string | null;
            /** @description FSVP importer on the entry (21 CFR 1.509). */
            fsvpImporterName?: string | null;
            /** @description DUNS number of the FSVP importer (21 CFR 1.509). */
            fsvpImporterDuns?: string | null;
            /** @description How the supplier is verified (21 CFR 1.506). */
            fsvpVerificationMethods?: string | null;
            /** @description What is done when something is wrong (21 CFR 1.508). */
            fsvpCorrectiveActions?: string | null;
            /** @description Where records are and how long (21 CFR 1.510). */
            fsvpRecordKeeping?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        SupplierEvaluation: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Number of the version for this file, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * @description `initial` until a version of the file was signed that lets importing begin or go on, and again after one that does not.
             * @enum {string}
             */
            kind: "initial" | "reevaluation";
            /**
             * @description Regime of the file when it was saved.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /** @description Whether only the compliance history is evaluated, as of a small supplier (21 CFR 1.512(c)(1)(i)). */
            complianceOnly: boolean;
            /**
             * @description Whether it is the evaluation of the importer’s own qualified individual, or one of another entity that it relies on (21 CFR 1.505(d)).
             * @enum {string}
             */
            basis: "own" | "reviewed";
            /**
             * Format: uuid
             * @description The signed hazard analysis of the food that its hazards are from; null where none is needed, and while there is none.
             */
            hazardAnalysisId: string | null;
            /** @description Number of its version. */
            hazardAnalysisVersion: number | null;
            /** @description Who controls each hazard that requires a control (21 CFR 1.505(a)(1)(ii)). */
            allocations: components["schemas"]["HazardAllocation"][];
            /** @description The versions of this page. */
            procedures: components["schemas"]["EvaluationStatement"];
            /** @description Parts of 21 CFR that the supplier has to meet (21 CFR 1.505(a)(1)(iii)(B)). */
            regulations: ("106" | "107" | "111" | "112" | "113" | "114" | "117" | "118" | "120" | "123" | "507")[];
            /** @description How the supplier has complied with them: warning letters, import alerts and so on (21 CFR 1.505(a)(1)(iii)(B)). */
            complianceHistory: components["schemas"]["EvaluationStatement"];
            /** @description Food-safety history of the supplier: tests, audits, how it corrects problems (21 CFR 1.505(a)(1)(iii)(C)). */
            safetyHistory: components["schemas"]["EvaluationStatement"];
            /** @description The performance when the draft was saved; null if it could not be computed. */
            performance: components["schemas"]["PerformanceSnapshot"] | null;
            /** @description Other factors, such as storage and transportation (21 CFR 1.505(a)(1)(iv)). */
            otherFactors: string | null;
            /** @description The conclusion; null while there is none. A reevaluation has others than an evaluation. */
            conclusion: ("approve" | "approve_with_conditions" | "do_not_approve" | "continue" | "continue_changed" | "stop") | null;
            /** @description Conditions of the approval, why there is none, or what changes; required for these conclusions. */
            reason: string | null;
            /** @description The evaluation that it relies on, and its review (21 CFR 1.505(d)); null for an own evaluation. */
            reviewed: components["schemas"]["SupplierEvaluationReview"] | null;
            /** @description What the reevaluation says of each open reason for it (21 CFR 1.505(c)(1)). */
            answers: components["schemas"]["ReevaluationAnswer"][];
            /** @description Where answers were copied from; null if none were. */
            copied: components["schemas"]["CopiedAnswers"] | null;
            /** @description Of a draft: what it is made from has changed since it was saved. Of a signed one: the analysis or the regime is another one now. */
            outdated: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
            /** @description Last day on which it counts: 36 months after it was signed (21 CFR 1.505(c)(2)); null for a draft. */
            validUntil: string | null;
        };
        SupplierEvaluationCheck: {
            /** @description Whether it can be signed now. */
            signable: boolean;
            /** @description What is open: the field, and what to do. */
            problems: {
                /** @description Field of the supplier. */
                path: string;
                /** @description What is wrong, in a sentence. */
                message: string;
            }[];
            /** @description What to think about before signing. */
            warnings: string[];
            /** @description What the evaluation is judged by beside what it says. */
            context: components["schemas"]["SupplierEvaluationContext"];
        };
        SupplierEvaluationContext: {
            /** @description Name of the supplier, on whose own evaluation nobody may rely. */
            supplierName: string;
            /** @description Whether the food is low-acid canned food. */
            lowAcidCanned: boolean;
            /**
             * @description What counts of the hazard analysis of the food.
             * @enum {string}
             */
            analysisState: "none" | "draft" | "current" | "stale" | "expired";
        };
        SupplierEvaluationCreate: {
            /**
             * @description Whether it is the evaluation of the importer’s own qualified individual, or one of another entity that it relies on (21 CFR 1.505(d)).
             * @default own
             * @enum {string}
             */
            basis?: "own" | "reviewed";
            /** @description Who controls each hazard that requires a control (21 CFR 1.505(a)(1)(ii)). */
            allocations?: components["schemas"]["HazardAllocationInput"][];
            /** @description The versions of this page. */
            procedures?: components["schemas"]["EvaluationStatement"];
            /**
             * @description Parts of 21 CFR that the supplier has to meet (21 CFR 1.505(a)(1)(iii)(B)).
             * @default []
             */
            regulations?: ("106" | "107" | "111" | "112" | "113" | "114" | "117" | "118" | "120" | "123" | "507")[];
            /** @description How the supplier has complied with them: warning letters, import alerts and so on (21 CFR 1.505(a)(1)(iii)(B)). */
            complianceHistory?: components["schemas"]["EvaluationStatement"];
            /** @description Food-safety history of the supplier: tests, audits, how it corrects problems (21 CFR 1.505(a)(1)(iii)(C)). */
            safetyHistory?: components["schemas"]["EvaluationStatement"];
            /** @description Other factors, such as storage and transportation (21 CFR 1.505(a)(1)(iv)). */
            otherFactors?: string | null;
            /**
             * @description The conclusion; null while there is none. A reevaluation has others than an evaluation.
             * @default null
             */
            conclusion?: ("approve" | "approve_with_conditions" | "do_not_approve" | "continue" | "continue_changed" | "stop") | null;
            /** @description Conditions of the approval, why there is none, or what changes; required for these conclusions. */
            reason?: string | null;
            /** @description The evaluation that it relies on, and its review (21 CFR 1.505(d)); null for an own evaluation. */
            reviewed?: components["schemas"]["SupplierEvaluationReview"] | null;
            /** @description What the reevaluation says of each open reason for it (21 CFR 1.505(c)(1)). */
            answers?: components["schemas"]["ReevaluationAnswerInput"][];
            /** @description The signed evaluation of another file of the same food or supplier whose answers the draft begins with. */
            copyFrom?: (string | "") | null;
        };
        SupplierEvaluationList: {
            /** @description All evaluations of the file, the newest first. */
            supplierEvaluations: components["schemas"]["SupplierEvaluation"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        SupplierEvaluationReview: {
            /** @description Who conducted the evaluation, never the supplier itself. */
            entity: unknown;
            /** @description Person who prepared it. */
            preparedBy: unknown;
            /**
             * @description Day on which it was prepared.
             * @default null
             */
            preparedOn: string | null;
            /** @description That a qualified individual prepared it. */
            qualificationEvidence: unknown;
            /**
             * @description Document of the evaluation.
             * @default null
             */
            documentId: string | null;
            /** @description Assessment of the evaluation, at least 50 characters. */
            assessment: unknown;
        };
        SupplierEvaluationUpdate: {
            /**
             * @description Whether it is the evaluation of the importer’s own qualified individual, or one of another entity that it relies on (21 CFR 1.505(d)).
             * @enum {string}
             */
            basis?: "own" | "reviewed";
            /** @description Who controls each hazard that requires a control (21 CFR 1.505(a)(1)(ii)). */
            allocations?: components["schemas"]["HazardAllocationInput"][];
            /** @description The versions of this page. */
            procedures?: components["schemas"]["EvaluationStatement"];
            /** @description Parts of 21 CFR that the supplier has to meet (21 CFR 1.505(a)(1)(iii)(B)). */
            regulations?: ("106" | "107" | "111" | "112" | "113" | "114" | "117" | "118" | "120" | "123" | "507")[];
            /** @description How the supplier has complied with them: warning letters, import alerts and so on (21 CFR 1.505(a)(1)(iii)(B)). */
            complianceHistory?: components["schemas"]["EvaluationStatement"];
            /** @description Food-safety history of the supplier: tests, audits, how it corrects problems (21 CFR 1.505(a)(1)(iii)(C)). */
            safetyHistory?: components["schemas"]["EvaluationStatement"];
            /** @description Other factors, such as storage and transportation (21 CFR 1.505(a)(1)(iv)). */
            otherFactors?: string | null;
            /** @description The conclusion; null while there is none. A reevaluation has others than an evaluation. */
            conclusion?: ("approve" | "approve_with_conditions" | "do_not_approve" | "continue" | "continue_changed" | "stop") | null;
            /** @description Conditions of the approval, why there is none, or what changes; required for these conclusions. */
            reason?: string | null;
            /** @description The evaluation that it relies on, and its review (21 CFR 1.505(d)); null for an own evaluation. */
            reviewed?: components["schemas"]["SupplierEvaluationReview"] | null;
            /** @description What the reevaluation says of each open reason for it (21 CFR 1.505(c)(1)). */
            answers?: components["schemas"]["ReevaluationAnswerInput"][];
            /** @description Paths of copied answers that nobody has checked, such as `procedures` and `allocations.{hazardKey}`. */
            toCheck?: string[];
        };
        SupplierFileCounts: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Open files by verdict. */
            counts: components["schemas"]["VerdictCounts"];
            /** @description Its open files by regime; empty without one. */
            regimes: components["schemas"]["SupplierRegimeCount"][];
        };
        SupplierImportInspection: {
            /**
             * @description Text or workbook, by the content of the file.
             * @enum {string}
             */
            kind: "text" | "workbook";
            /** @description Encoding of the text that was found. */
            encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1254" | "gb18030" | "big5" | "shift_jis" | "euc-kr") | null;
            /** @description Character between columns that was found. */
            separator: ("comma" | "semicolon" | "tab" | "pipe") | null;
            /** @description Whether double quotes enclose values. */
            quotes: ("double" | "none") | null;
            /** @description Names of the sheets of a workbook. */
            sheets: string[];
            /** @description Sheet that was read. */
            sheet: string | null;
            /** @description Line of the file, or row of the sheet, that has the headings. */
            headingRow?: number | null;
            /** @description Rows that the workbook does not show. They are read as well. */
            hiddenRows?: number;
            /** @description Columns of the file with a suggestion for each. */
            columns: {
                /** @description Position of the column, from 1. */
                number: number;
                /** @description Text of the heading row. */
                heading: string;
                /** @description Field that the heading suggests; null if none. */
                suggested: ("id" | "name" | "address" | "city" | "state" | "country" | "postalCode" | "contactPerson" | "email" | "phone" | "riskLevel" | "status" | "fsvpRequired" | "lastVerificationDate" | "verificationFrequencyMonths" | "notes" | "duns" | "fei" | "fdaRegistration" | "fdaRegistrationEnd" | "approvalNumbers" | "tradeNames" | "sites" | "fsvpProgram" | "fsvpImporterName" | "fsvpImporterDuns" | "fsvpVerificationMethods" | "fsvpCorrectiveActions" | "fsvpRecordKeeping" | "version") | null;
                /** @description First values of the column. */
                samples: string[];
            }[];
        };
        SupplierImportProgress: {
            /**
             * @description What the import does at the moment.
             * @enum {string}
             */
            phase: "receiving" | "reading" | "done" | "failed";
            /** @description Bytes of the file that have arrived. */
            bytes: number;
            /** @description Size of the file; null if the request did not say it. */
            totalBytes: number | null;
            /** @description Rows that were read so far. */
            rows: number;
        };
        SupplierImportReport: {
            /** @description Rows of the file with values, without the headings. */
            rows: number;
            /** @description Suppliers that were created, or would be. */
            created: number;
            /** @description Suppliers that were changed, or would be. */
            updated: number;
            /** @description Rows that were left out as duplicates. */
            skipped: number;
            /** @description What is wrong, by row and field; if there is an entry, nothing was written. */
            errors: {
                /** @description Number of the row; the headings are row 1. */
                row: number;
                /** @description Field of the supplier. */
                path: string;
                /** @description What is wrong, in a sentence. */
                message: string;
                /** @description Line of a text file at which the row begins. */
                line?: number;
            }[];
            /** @description Rows of firms that exist already, or earlier in the file. */
            duplicates: {
                /** @description Number of the row; the headings are row 1. */
                row: number;
                /**
                 * Format: uuid
                 * @description Id of the supplier that exists already.
                 */
                of: string;
                /** @description Row of the same file that has the firm first. */
                ofRow?: number;
                /** @description Why both are taken for the same firm. */
                reason: string;
            }[];
            /** @description Headings that no field was read from. */
            ignoredColumns: string[];
            /** @description What the rows change in suppliers that exist: all that must be confirmed, and at most 10,000 others. */
            changes?: {
                /** @description Number of the row; the headings are row 1. */
                row: number;
                /** @description Line of a text file at which the row begins. */
                line: number;
                /**
                 * Format: uuid
                 * @description Id of the supplier.
                 */
                id: string;
                /** @description Name of the supplier before the import. */
                name: string;
                /** @description Fields that change, with the values before and after. */
                fields: {
                    /** @description Field of the supplier. */
                    path: string;
                    /** @description Value before, as text; null if there is none. Long ones are cut. */
                    from: string | null;
                    /** @description Value after, as text; null if a blank cell clears the field. */
                    to: string | null;
                }[];
                /** @description The supplier is suspended or rejected and becomes approved: send `confirmApprovals`. */
                approves?: boolean;
                /** @description The supplier has a newer version than the row, which an export has: send `confirmOverwrites`. */
                changedSinceExport?: boolean;
            }[];
            /** @description How many fields of suppliers that exist blank cells clear. */
            clearedFields?: number;
            /** @description Rows that the workbook does not show. They are read as well. */
            hiddenRows?: number;
            /** @description Columns that the workbook does not show. They are read as well. */
            hiddenColumns?: number;
        };
        SupplierList: {
            /** @description The suppliers of this page. */
            suppliers: components["schemas"]["Supplier"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        SupplierPerformance: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * Format: date-time
             * @description Day of the evaluation, not in the future.
             */
            evaluationDate: string;
            /** @description Quality of the deliveries, 0 to 99.99. */
            qualityScore: number | null;
            /** @description Keeping of rules and specifications, 0 to 99.99. */
            complianceScore: number | null;
            /** @description Punctuality and completeness, 0 to 99.99. */
            deliveryScore: number | null;
            /** @description Overall result, 0 to 99.99; not computed from the others. */
            overallScore: number | null;
            /** @description Free notes; null if there are none. */
            notes: string | null;
            /**
             * Format: uuid
             * @description Account that recorded it.
             */
            evaluatedBy: string | null;
        };
        SupplierPerformanceCreate: {
            /** @description Day of the evaluation, not in the future. */
            evaluationDate: string;
            /** @description Quality of the deliveries, 0 to 99.99. */
            qualityScore?: (number | string) | null;
            /** @description Keeping of rules and specifications, 0 to 99.99. */
            complianceScore?: (number | string) | null;
            /** @description Punctuality and completeness, 0 to 99.99. */
            deliveryScore?: (number | string) | null;
            /** @description Overall result, 0 to 99.99; not computed from the others. */
            overallScore?: (number | string) | null;
            /** @description Free notes; null if there are none. */
            notes?: string | null;
        };
        SupplierPerformanceList: {
            /** @description Evaluations whose answers can be copied, the nearest first. */
            evaluations: components["schemas"]["SupplierPerformance"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        SupplierProduct: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the food, as the label or the invoice has it. */
            productName: string;
            /** @description Category of the food, such as the name of the FDA industry. */
            productCategory: string | null;
            /** @description FDA product code of 7 characters: industry, class, subclass, process, product. */
            fdaFoodCode: string | null;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description: string | null;
            /** @description What was found of the risk of this food (21 CFR 1.504). */
            riskAssessment: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
        };
        SupplierProductCreate: {
            /** @description Name of the food, as the label or the invoice has it. */
            productName: string;
            /** @description Category of the food, such as the name of the FDA industry. */
            productCategory?: string | null;
            /** @description FDA product code of 7 characters: industry, class, subclass, process, product. */
            fdaFoodCode?: string | null;
            /** @description What the food is and how it is packed. */
            description?: string | null;
            /** @description What was found of the risk of this food (21 CFR 1.504). */
            riskAssessment?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        SupplierProductList: {
            /** @description The products of this page. */
            products: components["schemas"]["SupplierProduct"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        SupplierProductUpdate: {
            /** @description Name of the food, as the label or the invoice has it. */
            productName?: string;
            /** @description Category of the food, such as the name of the FDA industry. */
            productCategory?: string | null;
            /** @description FDA product code of 7 characters: industry, class, subclass, process, product. */
            fdaFoodCode?: string | null;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string | null;
            /** @description What was found of the risk of this food (21 CFR 1.504). */
            riskAssessment?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        SupplierProposals: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string;
            /** @description Country of the supplier, as it was typed; null if it is unknown. */
            supplierCountry: string | null;
            /** @description One for each food. */
            proposals: components["schemas"]["FileProposal"][];
        };
        SupplierRegimeCount: {
            /** @description The regime that counts; null while no determination is signed. */
            regime: ("exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard") | null;
            /** @description Open files under it. */
            count: number;
        };
        SupplierUpdate: {
            /** @description Name of the firm or person, at most 255 characters. */
            name?: string;
            /** @description Street and number. */
            address?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or region. */
            state?: string | null;
            /** @description Country in which the firm is, as text. */
            country?: string;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description Whom to ask at the supplier. */
            contactPerson?: string | null;
            /** @description Email address. */
            email?: string | null;
            /** @description Telephone number, as people dial it. */
            phone?: string | null;
            /**
             * @description How much the supplier is watched; set by people from the evaluation of its risk (21 CFR 1.505).
             * @enum {string}
             */
            riskLevel?: "low" | "medium" | "high";
            /**
             * @description Whether food may be imported from the supplier; any value may follow any other.
             * @enum {string}
             */
            status?: "pending" | "approved" | "rejected" | "suspended";
            /** @description Whether the supplier is under the FSVP rule (21 CFR 1.501 names the exemptions); true by default. */
            fsvpRequired?: boolean | ("true" | "false");
            /** @description Months from one verification to the next, 1 to 60; 12 by default. */
            verificationFrequencyMonths?: number | string;
            /** @description Free notes; null if there are none. */
            notes?: string | null;
            /** @description DUNS number, which FDA takes as unique facility identifier (UFI); of a supplier its own, not its importer's. Hyphens may be left out. */
            duns?: string | null;
            /** @description FDA establishment identifier (FEI), at most 10 digits. */
            fei?: string | null;
            /** @description Number of the registration as food facility with FDA, 11 digits. */
            fdaRegistration?: string | null;
            /** @description Day on which the registration ends: December 31 of an even year, unless it is renewed from October 1. */
            fdaRegistrationEnd?: (string | "") | null;
            /** @description Approval numbers of authorities, with commas. */
            approvalNumbers?: string | null;
            /** @description Other names that the supplier trades under, with commas. */
            tradeNames?: string | null;
            /** @description Plants and other sites, one a line. */
            sites?: string | null;
            /** @description Day of the last verification; null if there was none. */
            lastVerificationDate?: (string | "") | null;
            /** @description The written program for this supplier (21 CFR 1.502). */
            fsvpProgram?: string | null;
            /** @description FSVP importer on the entry (21 CFR 1.509). */
            fsvpImporterName?: string | null;
            /** @description DUNS number of the FSVP importer (21 CFR 1.509). */
            fsvpImporterDuns?: string | null;
            /** @description How the supplier is verified (21 CFR 1.506). */
            fsvpVerificationMethods?: string | null;
            /** @description What is done when something is wrong (21 CFR 1.508). */
            fsvpCorrectiveActions?: string | null;
            /** @description Where records are and how long (21 CFR 1.510). */
            fsvpRecordKeeping?: string | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
            /**
             * @description `completed` records a verification: its date is today, and its person is the caller.
             * @enum {string}
             */
            verificationStatus?: "completed";
        };
        SuppliersBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["SuppliersBatchCreate"] | components["schemas"]["SuppliersBatchUpdate"])[];
        };
        SuppliersBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["SupplierCreate"];
        };
        SuppliersBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["SupplierUpdate"];
        };
        TemplateCharge: {
            /** @description Number of the charge in the tables of FDA (ASC_ID). */
            chargeId: string;
            /** @description Short name of the charge. */
            charge: string;
            /** @description The charge in the words of FDA. */
            statement: string;
            /** @description Refusals of the industry for this charge. */
            count: number;
        };
        TemplateHazard: {
            /** @description Code of the hazard library. */
            code: string;
            /** @description Name of the hazard. */
            name: string;
            /**
             * @description Class of the hazard (21 CFR 1.504(b)(1)).
             * @enum {string}
             */
            class: "biological" | "chemical" | "physical";
            /** @description Finer group within the class. */
            subtype: string;
            /**
             * @description Severity by the library, to be judged for the food.
             * @enum {string}
             */
            severity: "low" | "medium" | "high";
            /** @description Note of the library; null without one. */
            note: string | null;
            /** @description Whether the library in force has the code; if not, the row is that of the suite. */
            inLibrary: boolean;
            /** @description Sources that are enough to propose it; empty below the limits. */
            enteredBy: ("refusals" | "rasff" | "recalls" | "fda_hazard_guide")[];
            /** @description What each source says of it. */
            support: components["schemas"]["HazardSupport"][];
            /**
             * @description Whether a recall because of it would be Class I, as for hazards with serious adverse health consequences or death: `likely` where at least 50% of at least 10 recalls were, `unlikely` below 5%, else `open`.
             * @enum {string}
             */
            sahcodhaHint: "likely" | "unlikely" | "open";
            /** @description Why, or why not. */
            sahcodhaReason: string;
            /** @description Recalls of Class I among those that name it. */
            classIRecalls: number;
        };
        TemplateInput: {
            /** @description File of the publisher, or table of the suite. */
            file: string;
            /** @description What it has. */
            title: string;
            /** @description Who publishes it. */
            publisher: string;
            /** @description On what terms; null for tables of the suite. */
            licence: string | null;
            /**
             * Format: date
             * @description Day on which it was retrieved; null for tables of the suite.
             */
            retrievedOn: string | null;
            /** @description SHA-256 of its bytes, or of the canonical JSON of its rows. */
            sha256: string;
        };
        TemplateNotification: {
            /** @description Reference at RASFF. */
            reference: string;
            /**
             * Format: date
             * @description Day of the notification.
             */
            day: string;
            /** @description Category as RASFF names it. */
            category: string;
            /** @description Subject in the words of the member state. */
            subject: string;
            /** @description Hazards in the words of RASFF; blank where it names none. */
            named: string;
            /** @description Kind of the notification. */
            classification: string;
            /** @description Decision about the risk. */
            risk: string;
            /** @description Country that notified. */
            notifiedBy: string;
            /** @description Countries of origin. */
            origin: string;
            /** @description Hazards of the library that the texts name. */
            hazards: string[];
        };
        TemplateNotificationList: {
            /** @description The notifications of this page, the latest first. */
            notifications: components["schemas"]["TemplateNotification"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        TemplateRasffCategory: {
            /** @description Category as RASFF names it. */
            category: string;
            /** @description Notifications in the period. */
            notifications: number;
            /** @description Other FDA industries that RASFF counts in the same category. */
            alsoCovers: string[];
            /** @description Why it belongs to no industry; null if it belongs to one. */
            unmapped: string | null;
        };
        TemplateRecall: {
            /** @description Number of the event at FDA. */
            eventId: string;
            /**
             * @description Class of the event: that of its most severe product.
             * @enum {string}
             */
            class: "Class I" | "Class II" | "Class III";
            /**
             * Format: date
             * @description Day on which FDA classified it.
             */
            day: string;
            /** @description Firm that recalled. */
            firm: string;
            /** @description Country of the firm. */
            country: string;
            /** @description Number of recalled products. */
            products: number;
            /** @description The first of them, shortened to 160 characters. */
            product: string;
            /** @description Why it was opened, in the order in which the reasons came. */
            reasons: string[];
            /** @description Hazards of the library that the reasons name. */
            hazards: string[];
        };
        TemplateRecallList: {
            /** @description The events of this page, the latest first. */
            recalls: components["schemas"]["TemplateRecall"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        TranslatedOriginal: {
            /**
             * Format: uuid
             * @description Id of a document of this suite.
             */
            documentId: string;
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description Language of the screens. */
            language: string;
            /** @description Number of the newest file, from 1. */
            fileVersion: number;
            /** @description Whether that file is the current one of the document. */
            isCurrent: boolean;
        };
        UncoveredFile: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Number of the file. */
            number: string;
        };
        UncoveredFood: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Name of the food. */
            name: string;
        };
        UncoveredGroup: {
            /**
             * Format: uuid
             * @description The importer of the lines.
             */
            importerId: string;
            /** @description Legal name of the importer. */
            importerName: string;
            /**
             * Format: uuid
             * @description The supplier of the lines; null if it is not known.
             */
            supplierId: string | null;
            /** @description Its name; null without one. */
            supplierName: string | null;
            /** @description Its country; null without one. */
            supplierCountry: string | null;
            /** @description Foreign manufacturer as declared; null if it is not known. */
            manufacturerName: string | null;
            /** @description Identifier of the manufacturer as declared, such as a MID, FEI or DUNS number. */
            manufacturerId: string | null;
            /** @description FDA product code of the lines. */
            productCode: string;
            /** @description The product as described in the entry. */
            productDescription: string | null;
            /** @description Number of lines. */
            lines: number;
            /** @description How many of them declare FSX or RNE. */
            otherCodes: number;
            /**
             * Format: date
             * @description Day of the first arrival.
             */
            firstArrivedOn: string;
            /**
             * Format: date
             * @description Day of the last arrival.
             */
            lastArrivedOn: string;
            /** @description Senders of the reports. */
            sources: string[];
            /** @description The food that has the product code; null without one. */
            food: components["schemas"]["UncoveredFood"] | null;
            /** @description The open file that fits; null without one. */
            file: components["schemas"]["UncoveredFile"] | null;
        };
        UncoveredGroupList: {
            /** @description The groups of this page. */
            groups: components["schemas"]["UncoveredGroup"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Numbers of lines, of the importer if one is chosen. */
            counts: components["schemas"]["CoverageCounts"];
        };
        UploadRequest: {
            /** @description Size of the file in bytes, at most 10,485,760. */
            size?: number | string;
        };
        UploadTarget: {
            /** @description Where to send the bytes with PUT, once, within 15 minutes. */
            uploadURL: string;
            /** @description Names the uploaded file for `filePath`. */
            objectPath: string;
        };
        UploadedObject: {
            /** @description Names the uploaded file for `filePath`. */
            objectPath: string;
            /** @description Size of the file in bytes, at most 10,485,760. */
            size: number;
            /** @description SHA-256 of the file in hexadecimal digits, computed while it was received. */
            sha256: string;
            /** @description Media type that the suite found in the content of the file. */
            mimeType: string;
        };
        User: {
            /**
             * Format: uuid
             * @description Id of the account.
             */
            id: string;
            /** @description Email address of the account; null for the shared login. */
            email: string | null;
            /** @description First name. */
            firstName: string | null;
            /** @description Last name. */
            lastName: string | null;
            /** @description Picture as a data URL or an https address; null if there is none. */
            profileImageUrl: string | null;
            /** @description Role of the account; `user` for the shared login. */
            role: string;
            /** @description Job title, as signatures show it. */
            title: string | null;
            /**
             * @description Whether a person, the shared login or a token makes the request.
             * @enum {string}
             */
            kind: "user" | "shared_login" | "api_token" | "portal_link" | "share_link" | "system";
            /** @description What the role allows, and of a token also its scopes; screens offer nothing else. */
            permissions: string[];
            /** @description The API token that makes the request; null for a person. */
            token: components["schemas"]["CurrentToken"] | null;
            /** @description Activities that a valid qualification allows to sign today (21 CFR 1.503). */
            canSign: string[];
            /**
             * Format: date
             * @description Last day on which it can be used; null if there is none.
             */
            expiresOn: string | null;
            /** @description Whether a second factor is set up. */
            hasSecondFactor: boolean;
            /** @description Whether this session was opened by single sign-on. */
            singleSignOn: boolean;
            /** @description What a policy demands before anything else may be done; null if nothing. */
            mustSetUp: ("second-factor" | "password") | null;
            /** @description Time zone of the suite, by which days are counted. */
            timeZone: string;
            /** @description Address under which people open the suite, without a slash at its end; null if the operator has not set it. */
            suiteUrl: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
        };
        UserUpdate: {
            /** @description First name. */
            firstName?: string | null;
            /** @description Last name. */
            lastName?: string | null;
            /** @description Picture as a data URL or an https address; null if there is none. */
            profileImageUrl?: string | null;
        };
        VerdictCounts: {
            /** @description Files with a missing requirement that is needed before importing. */
            not_ready: number;
            /** @description Files with another missing requirement. */
            gaps: number;
            /** @description Files in which something ends soon. */
            expiring: number;
            /** @description Files without a gap. */
            ready: number;
        };
        VerifiableLine: {
            /**
             * Format: uuid
             * @description Line of the verification plan; it stays from version to version.
             */
            lineKey: string;
            /**
             * Format: uuid
             * @description FSVP file of the plan.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string | null;
            /** @description Food of the file. */
            foodName: string;
            /**
             * @description The planned activity.
             * @enum {string}
             */
            activity: "audit" | "inspection" | "sampling_testing" | "records_review" | "other";
            /** @description Hazards that it verifies. */
            hazardKeys: string[];
            /** @description Names of the hazards, in the same order. */
            hazardNames: string[];
            /**
             * Format: date
             * @description Day on which it is due next; null for a line that is due by lots, and for one that was done once.
             */
            dueOn: string | null;
        };
        VerifiableLineList: {
            /** @description The lines. */
            planLines: components["schemas"]["VerifiableLine"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        VerificationActivity: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /**
             * @description Kind of the activity (21 CFR 1.506(e)).
             * @enum {string}
             */
            type: "audit" | "testing" | "certificate_review" | "facility_inspection";
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description: string | null;
            /**
             * @description State of the activity; any value may follow any other.
             * @enum {string}
             */
            status: "scheduled" | "in_progress" | "completed" | "overdue" | "cancelled";
            /**
             * Format: date-time
             * @description Day on which the activity is planned.
             */
            scheduledDate: string;
            /**
             * Format: date-time
             * @description Last day on which it should be done, in the time zone of the suite.
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again.
             */
            completedDate: string | null;
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo: string | null;
            /** @description What was found. */
            findings: string | null;
            /** @description What the supplier should do. */
            recommendations: string | null;
            /** @description Whether somebody has to look again. */
            followUpRequired: boolean;
            /**
             * Format: date-time
             * @description Day of the second look; null if there is none.
             */
            followUpDate: string | null;
            /** @description Cost in US dollars, up to 2 decimal places. */
            cost: number | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments: components["schemas"]["Attachment"][];
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds: components["schemas"]["ExternalIds"];
            /**
             * Format: uuid
             * @description FSVP file that the activity belongs to; null for an activity of no plan.
             */
            fileId: string | null;
            /**
             * Format: uuid
             * @description Line of the verification plan that the activity belongs to; null without one.
             */
            planLineKey: string | null;
            /** @description Section of 21 CFR that says what its result records; null for an activity of no plan and without a result. */
            citation: string | null;
            /**
             * @description How far its result is.
             * @enum {string}
             */
            resultState: "none" | "draft" | "complete" | "reviewed_adequate" | "reviewed_inadequate";
        };
        VerificationActivityCreate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string;
            /**
             * @description Kind of the activity (21 CFR 1.506(e)); `audit` by default.
             * @default audit
             * @enum {string}
             */
            type?: "audit" | "testing" | "certificate_review" | "facility_inspection";
            /** @description Short title, at most 255 characters. */
            title: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string | null;
            /**
             * @description State of the activity; `scheduled` by default.
             * @default scheduled
             * @enum {string}
             */
            status?: "scheduled" | "in_progress" | "completed" | "overdue" | "cancelled";
            /** @description Day on which the activity is planned. */
            scheduledDate: string;
            /** @description Last day on which it should be done, in the time zone of the suite. */
            dueDate: string;
            /** @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again. */
            completedDate?: (string | "") | null;
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo?: string | null;
            /** @description What was found. */
            findings?: string | null;
            /** @description What the supplier should do. */
            recommendations?: string | null;
            /** @description Whether somebody has to look again. */
            followUpRequired?: boolean | ("true" | "false");
            /** @description Day of the second look; null if there is none. */
            followUpDate?: (string | "") | null;
            /** @description Cost in US dollars, up to 2 decimal places. */
            cost?: (number | string) | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments?: (string | {
                /**
                 * Format: uuid
                 * @description Id of a document of this suite.
                 */
                documentId: string;
            })[] | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        VerificationActivityList: {
            /** @description The verification activities of this page. */
            activities: components["schemas"]["VerificationActivity"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Cursor of the next page; null on the last page. */
            next: string | null;
        };
        VerificationActivityUpdate: {
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId?: string;
            /**
             * @description Kind of the activity (21 CFR 1.506(e)).
             * @enum {string}
             */
            type?: "audit" | "testing" | "certificate_review" | "facility_inspection";
            /** @description Short title, at most 255 characters. */
            title?: string;
            /** @description What it is about, in sentences; null if nothing was entered. */
            description?: string | null;
            /**
             * @description State of the activity; any value may follow any other.
             * @enum {string}
             */
            status?: "scheduled" | "in_progress" | "completed" | "overdue" | "cancelled";
            /** @description Day on which the activity is planned. */
            scheduledDate?: string;
            /** @description Last day on which it should be done, in the time zone of the suite. */
            dueDate?: string;
            /** @description Day on which it was completed; the suite sets it when the record becomes completed, and clears it when it is open again. */
            completedDate?: (string | "") | null;
            /** @description Name, email address or account id of the person who does it; null if nobody does. */
            assignedTo?: string | null;
            /** @description What was found. */
            findings?: string | null;
            /** @description What the supplier should do. */
            recommendations?: string | null;
            /** @description Whether somebody has to look again. */
            followUpRequired?: boolean | ("true" | "false");
            /** @description Day of the second look; null if there is none. */
            followUpDate?: (string | "") | null;
            /** @description Cost in US dollars, up to 2 decimal places. */
            cost?: (number | string) | null;
            /** @description Documents that belong to the record, at most once each. */
            attachments?: (string | {
                /**
                 * Format: uuid
                 * @description Id of a document of this suite.
                 */
                documentId: string;
            })[] | null;
            /** @description Ids of the record in other systems, by source: at most 20. In a body absent sources are kept, and null removes one. Within a source no two records of a type have the same id. */
            externalIds?: components["schemas"]["ExternalIdsInput"];
        };
        VerificationPlan: {
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description The file that it is for.
             */
            fileId: string;
            /** @description Number of the file. */
            fileNumber: string;
            /** @description Number of the version for this file, from 1. */
            versionNumber: number;
            /**
             * @description Draft until it is signed; signed versions never change.
             * @enum {string}
             */
            state: "draft" | "signed" | "superseded" | "withdrawn";
            /**
             * Format: uuid
             * @description The signed evaluation that it rests on.
             */
            evaluationId: string;
            /** @description Number of that evaluation. */
            evaluationVersion: number;
            /**
             * @description Regime of the file for which it was proposed.
             * @enum {string}
             */
            regime: "exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard";
            /**
             * @description The supplier's performance when it was proposed.
             * @enum {string}
             */
            band: "good" | "fair" | "poor" | "unknown";
            /** @description Hazards that require a control and who controls each, of the evaluation. */
            allocations: components["schemas"]["HazardAllocation"][];
            /** @description The activities, in order. */
            lines: components["schemas"]["PlanLine"][];
            /** @description What was proposed and is not in the plan, with the reason in `changeReason`. */
            droppedLines: components["schemas"]["PlanLine"][];
            /** @description Why each line is proposed, and why hazards have none. */
            explanations: components["schemas"]["PlanExplanation"][];
            /** @description Why no yearly onsite audit is planned for a hazard that needs one (21 CFR 1.506(d)(2)); null without one. */
            justification: components["schemas"]["PlanJustification"] | null;
            /** @description The entity that determined the activities, and the review of its determination (21 CFR 1.506(d)(3)); null: the importer determined them. */
            reliedOn: components["schemas"]["PlanReliedOn"] | null;
            /** @description Of a draft: another evaluation was signed since. Of a signed plan: the file needs a new version. */
            outdated: boolean;
            /** @description Name of the person who signed it; null for a draft, and after a withdrawal. */
            signedByName: string | null;
            /** @description When it was signed; null for a draft, and after a withdrawal. */
            signedAt: string | null;
            /** @description Whether it has no yearly onsite audit for a hazard that needs one, so that it is signed as an alternative determination. */
            isAlternative: boolean;
        };
        VerificationPlanCheck: {
            /** @description Whether it can be signed now. */
            signable: boolean;
            /** @description What is open: the field, and what to do. */
            problems: {
                /** @description Field of the supplier. */
                path: string;
                /** @description What is wrong, in a sentence. */
                message: string;
            }[];
            /** @description What to think about; it does not keep anybody from signing. */
            warnings: string[];
        };
        VerificationPlanCreate: {
            /** @description The activities; without them the proposed ones. */
            lines?: components["schemas"]["PlanLineInput"][];
            /** @description Why lines that were proposed are not in the plan. */
            droppedLines?: components["schemas"]["DroppedPlanLineInput"][];
            /** @description Why no yearly onsite audit is planned for a hazard that needs one (21 CFR 1.506(d)(2)); null without one. */
            justification?: components["schemas"]["PlanJustification"] | null;
            /** @description The entity that determined the activities, and the review of its determination (21 CFR 1.506(d)(3)); null: the importer determined them. */
            reliedOn?: components["schemas"]["PlanReliedOn"] | null;
        };
        VerificationPlanList: {
            /** @description The versions, newest first. */
            verificationPlans: components["schemas"]["VerificationPlan"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        VerificationPlanProposal: {
            /** @description The proposed lines. */
            lines: components["schemas"]["PlanLine"][];
            /** @description Why each line is proposed, and why hazards have none. */
            explanations: components["schemas"]["PlanExplanation"][];
            /**
             * @description The supplier's performance, as the evaluation has it.
             * @enum {string}
             */
            band: "good" | "fair" | "poor" | "unknown";
        };
        VerificationPlanUpdate: {
            /** @description All activities: one that is not in the list is removed. */
            lines?: components["schemas"]["PlanLineInput"][];
            /** @description Why lines that were proposed are not in the plan. */
            droppedLines?: components["schemas"]["DroppedPlanLineInput"][];
            /** @description Why no yearly onsite audit is planned for a hazard that needs one (21 CFR 1.506(d)(2)); null without one. */
            justification?: components["schemas"]["PlanJustification"] | null;
            /** @description The entity that determined the activities, and the review of its determination (21 CFR 1.506(d)(3)); null: the importer determined them. */
            reliedOn?: components["schemas"]["PlanReliedOn"] | null;
        };
        VerificationsBatch: {
            /**
             * @description `together`: all items are stored or none. `each`: every item is stored or refused by itself.
             * @default together
             * @enum {string}
             */
            mode?: "together" | "each";
            /** @description 1 to 1,000 records to create or change; they are handled in their order. */
            items: (components["schemas"]["VerificationsBatchCreate"] | components["schemas"]["VerificationsBatchUpdate"])[];
        };
        VerificationsBatchCreate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "create";
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["VerificationActivityCreate"];
        };
        VerificationsBatchUpdate: {
            /**
             * @description Whether the item creates a record or changes one.
             * @constant
             */
            op: "update";
            /**
             * Format: uuid
             * @description Id of the record, a UUID that the suite sets; it never changes.
             */
            id: string;
            /** @description Version that was read, as in the ETag; another one is a `stale-version` of this item. */
            ifMatch?: number;
            /** @description The fields of the record, as the single call takes them. */
            record: components["schemas"]["VerificationActivityUpdate"];
        };
        Webhook: {
            /**
             * Format: uuid
             * @description Id of the webhook.
             */
            id: string;
            /** @description Starts at 1 and grows by one with each change; the ETag of the record is its version. */
            version: number;
            /**
             * Format: uuid
             * @description Id of the account that created the record; null if the suite did it itself.
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC.
             */
            updatedAt: string;
            /** @description A name that no other webhook has, at most 100 characters. */
            name: string;
            /** @description Where the messages are sent. It must be a public address with https, or one in a network that the operator allows. */
            url: string;
            /** @description Types of records or of events that are sent; empty for all. */
            types: string[];
            /**
             * @description `paused` by a person, `disabled` by the suite. In both, messages wait and are sent when it is active again.
             * @enum {string}
             */
            state: "active" | "paused" | "disabled";
            /** @description When the suite disabled it; null while it is not. */
            disabledAt: string | null;
            /** @description `failing`: all attempts of a message failed. `gone`: the other side answered 410. Null while it is not disabled. */
            disabledReason: ("failing" | "gone") | null;
            /** @description Until then the secret that was replaced signs too; null without one. */
            previousSecretUntil: string | null;
            /** @description Messages that were not delivered yet. */
            waiting: number;
            /** @description Messages of the last 30 days that were given up. */
            failed: number;
            /**
             * Format: date-time
             * @description When the last message was delivered; null before the first.
             */
            lastDeliveredAt: string | null;
            /** @description Since when every attempt failed; null after a success. */
            failingSince: string | null;
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            at: string;
            /** @description Status of the answer; null without one. */
            status: number | null;
            /** @description Why it failed; null if it did not. */
            error: string | null;
            /** @description The first 1,000 characters of the answer; null without any. */
            answer: string | null;
            /** @description How long it took. */
            milliseconds: number;
        };
        WebhookCreate: {
            /** @description A name that no other webhook has, at most 100 characters. */
            name: string;
            /** @description Where the messages are sent. It must be a public address with https, or one in a network that the operator allows. */
            url: string;
            /**
             * @description Types of records or of events that are sent; empty for all.
             * @default []
             */
            types?: ("supplier" | "supplier-product" | "supplier-performance" | "hazard-analysis" | "verification-activity" | "activity-result" | "result-review" | "receiving-inspection" | "corrective-action" | "document" | "qualified-individual" | "qualification" | "importer" | "importer-eligibility" | "fsvp-file" | "fsvp-file-readiness" | "applicability-determination" | "assurance" | "entry-line" | "standing-check" | "control-record" | "evidence-links" | "procedure" | "reference-set" | "food" | "hazard-template" | "food-hazard-analysis" | "food-note" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation" | "reevaluation-dismissal" | "letter-request" | "signature" | "supplier.created.v1" | "supplier.updated.v1" | "supplier.deleted.v1" | "supplier-product.created.v1" | "supplier-product.updated.v1" | "supplier-product.deleted.v1" | "supplier-product.restored.v1" | "supplier-performance.recorded.v1" | "hazard-analysis.recorded.v1" | "hazard-analysis.updated.v1" | "hazard-analysis.deleted.v1" | "verification-activity.scheduled.v1" | "verification-activity.updated.v1" | "verification-activity.completed.v1" | "verification-activity.deleted.v1" | "activity-result.drafted.v1" | "activity-result.updated.v1" | "activity-result.completed.v1" | "result-review.drafted.v1" | "result-review.updated.v1" | "result-review.deleted.v1" | "result-review.signed.v1" | "result-review.superseded.v1" | "result-review.withdrawn.v1" | "receiving-inspection.recorded.v1" | "receiving-inspection.updated.v1" | "receiving-inspection.deleted.v1" | "corrective-action.opened.v1" | "corrective-action.updated.v1" | "corrective-action.deleted.v1" | "document.registered.v1" | "document.updated.v1" | "document.version-added.v1" | "document.signature-page-added.v1" | "document.translation-attached.v1" | "document.translation-removed.v1" | "document.withdrawn.v1" | "document.file-damaged.v1" | "document.file-restored.v1" | "qualified-individual.created.v1" | "qualified-individual.updated.v1" | "qualified-individual.deleted.v1" | "qualification.drafted.v1" | "qualification.updated.v1" | "qualification.deleted.v1" | "qualification.signed.v1" | "qualification.superseded.v1" | "qualification.withdrawn.v1" | "importer.created.v1" | "importer.updated.v1" | "importer.deleted.v1" | "importer-eligibility.drafted.v1" | "importer-eligibility.updated.v1" | "importer-eligibility.deleted.v1" | "importer-eligibility.signed.v1" | "importer-eligibility.superseded.v1" | "importer-eligibility.withdrawn.v1" | "fsvp-file.opened.v1" | "fsvp-file.updated.v1" | "fsvp-file.closed.v1" | "fsvp-file.readiness-changed.v1" | "applicability-determination.drafted.v1" | "applicability-determination.updated.v1" | "applicability-determination.deleted.v1" | "applicability-determination.signed.v1" | "applicability-determination.superseded.v1" | "applicability-determination.withdrawn.v1" | "assurance.recorded.v1" | "assurance.updated.v1" | "assurance.deleted.v1" | "entry-line.recorded.v1" | "entry-line.updated.v1" | "entry-line.deleted.v1" | "standing-check.recorded.v1" | "standing-check.updated.v1" | "standing-check.deleted.v1" | "control-record.recorded.v1" | "control-record.updated.v1" | "control-record.deleted.v1" | "evidence-links.changed.v1" | "procedure.drafted.v1" | "procedure.updated.v1" | "procedure.deleted.v1" | "procedure.signed.v1" | "procedure.superseded.v1" | "procedure.withdrawn.v1" | "reference-set.loaded.v1" | "reference-set.updated.v1" | "reference-set.deleted.v1" | "food.created.v1" | "food.updated.v1" | "food.deleted.v1" | "food.restored.v1" | "hazard-template.generated.v1" | "hazard-template.regenerated.v1" | "food-hazard-analysis.drafted.v1" | "food-hazard-analysis.updated.v1" | "food-hazard-analysis.deleted.v1" | "food-hazard-analysis.signed.v1" | "food-hazard-analysis.confirmed.v1" | "food-hazard-analysis.superseded.v1" | "food-hazard-analysis.withdrawn.v1" | "food-note.raised.v1" | "food-note.updated.v1" | "supplier-evaluation.drafted.v1" | "supplier-evaluation.updated.v1" | "supplier-evaluation.deleted.v1" | "supplier-evaluation.signed.v1" | "supplier-evaluation.superseded.v1" | "supplier-evaluation.withdrawn.v1" | "supplier-approval.drafted.v1" | "supplier-approval.updated.v1" | "supplier-approval.deleted.v1" | "supplier-approval.signed.v1" | "supplier-approval.superseded.v1" | "supplier-approval.withdrawn.v1" | "verification-plan.drafted.v1" | "verification-plan.updated.v1" | "verification-plan.deleted.v1" | "verification-plan.signed.v1" | "verification-plan.superseded.v1" | "verification-plan.withdrawn.v1" | "reevaluation.opened.v1" | "reevaluation.reason-added.v1" | "reevaluation.updated.v1" | "reevaluation.closed.v1" | "reevaluation.dismissed.v1" | "reevaluation.reopened.v1" | "reevaluation-dismissal.drafted.v1" | "reevaluation-dismissal.updated.v1" | "reevaluation-dismissal.deleted.v1" | "reevaluation-dismissal.signed.v1" | "reevaluation-dismissal.superseded.v1" | "reevaluation-dismissal.withdrawn.v1" | "letter-request.recorded.v1" | "letter-request.updated.v1" | "letter-request.deleted.v1" | "record.signed.v1" | "signature.withdrawn.v1")[];
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook that it belongs to.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The header `webhook-id`: that of the event, the same for every attempt. Receivers leave out what they have already.
             */
            messageId: string;
            /** @description Type of the event, or `webhook.test`. */
            type: string;
            /** @description Type of the record; null for a test. */
            recordType: string | null;
            /**
             * Format: uuid
             * @description The record that was changed; null for a test.
             */
            recordId: string | null;
            /** @description Version of the record after the change; null for a test. */
            recordVersion: number | null;
            /**
             * @description `failed` when it was given up.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description Attempts so far, those on request too. */
            attempts: number;
            /** @description Status of the last answer; null without one. */
            status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            error: string | null;
            /** @description When it is tried next; null after its end, and while it waits for an earlier change of the record. */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the other side accepted it; null before.
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the delivery was created, in UTC.
             */
            createdAt: string;
        };
        WebhookDeliveryDetails: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook that it belongs to.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The header `webhook-id`: that of the event, the same for every attempt. Receivers leave out what they have already.
             */
            messageId: string;
            /** @description Type of the event, or `webhook.test`. */
            type: string;
            /** @description Type of the record; null for a test. */
            recordType: string | null;
            /**
             * Format: uuid
             * @description The record that was changed; null for a test.
             */
            recordId: string | null;
            /** @description Version of the record after the change; null for a test. */
            recordVersion: number | null;
            /**
             * @description `failed` when it was given up.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @description Attempts so far, those on request too. */
            attempts: number;
            /** @description Status of the last answer; null without one. */
            status: number | null;
            /** @description Why the last attempt failed; null if it did not. */
            error: string | null;
            /** @description When it is tried next; null after its end, and while it waits for an earlier change of the record. */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the other side accepted it; null before.
             */
            deliveredAt: string | null;
            /**
             * Format: date-time
             * @description When the delivery was created, in UTC.
             */
            createdAt: string;
            /** @description The text that is sent, byte for byte. */
            body: string;
            /** @description The latest 20 attempts, newest first. */
            history: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryList: {
            /** @description The deliveries of this page. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /** @description `cursor` of the next page; null on the last page. */
            next: string | null;
        };
        WebhookList: {
            /** @description All webhooks of the suite, at most 50. */
            webhooks: components["schemas"]["Webhook"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
        };
        WebhookReplay: {
            /** @description Deliveries that wait again. */
            replayed: number;
        };
        WebhookUpdate: {
            /** @description A name that no other webhook has, at most 100 characters. */
            name?: string;
            /** @description Where the messages are sent. It must be a public address with https, or one in a network that the operator allows. */
            url?: string;
            /** @description Types of records or of events that are sent; empty for all. */
            types?: ("supplier" | "supplier-product" | "supplier-performance" | "hazard-analysis" | "verification-activity" | "activity-result" | "result-review" | "receiving-inspection" | "corrective-action" | "document" | "qualified-individual" | "qualification" | "importer" | "importer-eligibility" | "fsvp-file" | "fsvp-file-readiness" | "applicability-determination" | "assurance" | "entry-line" | "standing-check" | "control-record" | "evidence-links" | "procedure" | "reference-set" | "food" | "hazard-template" | "food-hazard-analysis" | "food-note" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation" | "reevaluation-dismissal" | "letter-request" | "signature" | "supplier.created.v1" | "supplier.updated.v1" | "supplier.deleted.v1" | "supplier-product.created.v1" | "supplier-product.updated.v1" | "supplier-product.deleted.v1" | "supplier-product.restored.v1" | "supplier-performance.recorded.v1" | "hazard-analysis.recorded.v1" | "hazard-analysis.updated.v1" | "hazard-analysis.deleted.v1" | "verification-activity.scheduled.v1" | "verification-activity.updated.v1" | "verification-activity.completed.v1" | "verification-activity.deleted.v1" | "activity-result.drafted.v1" | "activity-result.updated.v1" | "activity-result.completed.v1" | "result-review.drafted.v1" | "result-review.updated.v1" | "result-review.deleted.v1" | "result-review.signed.v1" | "result-review.superseded.v1" | "result-review.withdrawn.v1" | "receiving-inspection.recorded.v1" | "receiving-inspection.updated.v1" | "receiving-inspection.deleted.v1" | "corrective-action.opened.v1" | "corrective-action.updated.v1" | "corrective-action.deleted.v1" | "document.registered.v1" | "document.updated.v1" | "document.version-added.v1" | "document.signature-page-added.v1" | "document.translation-attached.v1" | "document.translation-removed.v1" | "document.withdrawn.v1" | "document.file-damaged.v1" | "document.file-restored.v1" | "qualified-individual.created.v1" | "qualified-individual.updated.v1" | "qualified-individual.deleted.v1" | "qualification.drafted.v1" | "qualification.updated.v1" | "qualification.deleted.v1" | "qualification.signed.v1" | "qualification.superseded.v1" | "qualification.withdrawn.v1" | "importer.created.v1" | "importer.updated.v1" | "importer.deleted.v1" | "importer-eligibility.drafted.v1" | "importer-eligibility.updated.v1" | "importer-eligibility.deleted.v1" | "importer-eligibility.signed.v1" | "importer-eligibility.superseded.v1" | "importer-eligibility.withdrawn.v1" | "fsvp-file.opened.v1" | "fsvp-file.updated.v1" | "fsvp-file.closed.v1" | "fsvp-file.readiness-changed.v1" | "applicability-determination.drafted.v1" | "applicability-determination.updated.v1" | "applicability-determination.deleted.v1" | "applicability-determination.signed.v1" | "applicability-determination.superseded.v1" | "applicability-determination.withdrawn.v1" | "assurance.recorded.v1" | "assurance.updated.v1" | "assurance.deleted.v1" | "entry-line.recorded.v1" | "entry-line.updated.v1" | "entry-line.deleted.v1" | "standing-check.recorded.v1" | "standing-check.updated.v1" | "standing-check.deleted.v1" | "control-record.recorded.v1" | "control-record.updated.v1" | "control-record.deleted.v1" | "evidence-links.changed.v1" | "procedure.drafted.v1" | "procedure.updated.v1" | "procedure.deleted.v1" | "procedure.signed.v1" | "procedure.superseded.v1" | "procedure.withdrawn.v1" | "reference-set.loaded.v1" | "reference-set.updated.v1" | "reference-set.deleted.v1" | "food.created.v1" | "food.updated.v1" | "food.deleted.v1" | "food.restored.v1" | "hazard-template.generated.v1" | "hazard-template.regenerated.v1" | "food-hazard-analysis.drafted.v1" | "food-hazard-analysis.updated.v1" | "food-hazard-analysis.deleted.v1" | "food-hazard-analysis.signed.v1" | "food-hazard-analysis.confirmed.v1" | "food-hazard-analysis.superseded.v1" | "food-hazard-analysis.withdrawn.v1" | "food-note.raised.v1" | "food-note.updated.v1" | "supplier-evaluation.drafted.v1" | "supplier-evaluation.updated.v1" | "supplier-evaluation.deleted.v1" | "supplier-evaluation.signed.v1" | "supplier-evaluation.superseded.v1" | "supplier-evaluation.withdrawn.v1" | "supplier-approval.drafted.v1" | "supplier-approval.updated.v1" | "supplier-approval.deleted.v1" | "supplier-approval.signed.v1" | "supplier-approval.superseded.v1" | "supplier-approval.withdrawn.v1" | "verification-plan.drafted.v1" | "verification-plan.updated.v1" | "verification-plan.deleted.v1" | "verification-plan.signed.v1" | "verification-plan.superseded.v1" | "verification-plan.withdrawn.v1" | "reevaluation.opened.v1" | "reevaluation.reason-added.v1" | "reevaluation.updated.v1" | "reevaluation.closed.v1" | "reevaluation.dismissed.v1" | "reevaluation.reopened.v1" | "reevaluation-dismissal.drafted.v1" | "reevaluation-dismissal.updated.v1" | "reevaluation-dismissal.deleted.v1" | "reevaluation-dismissal.signed.v1" | "reevaluation-dismissal.superseded.v1" | "reevaluation-dismissal.withdrawn.v1" | "letter-request.recorded.v1" | "letter-request.updated.v1" | "letter-request.deleted.v1" | "record.signed.v1" | "signature.withdrawn.v1")[];
            /**
             * @description `paused` lets messages wait; `active` sends them, in their order.
             * @enum {string}
             */
            state?: "active" | "paused";
        };
        WorkGroupCounts: {
            /** @description Lines whose day has passed. */
            overdue: number;
            /** @description Lines that are due today, and drafts to sign. */
            today: number;
            /** @description Lines that are due within seven days. */
            this_week: number;
            /** @description Lines that wait for somebody else. */
            waiting: number;
            /** @description Lines that are due later or have no day, and snoozed ones. */
            later: number;
        };
        WorkItem: {
            /** @description Names the line: the same while the work is the same. */
            key: string;
            /**
             * @description What is to be done.
             * @enum {string}
             */
            kind: "file_requirement" | "signature" | "reevaluation" | "qualification" | "eligibility" | "assurance" | "verification" | "supplier_verification" | "result_review" | "corrective_action" | "document";
            /** @description What to do. */
            title: string;
            /** @description What the title leaves out; null if nothing. */
            subject: string | null;
            /** @description How many records the line joins. */
            count: number;
            /** @description Type of the record, or of the first of several. */
            recordType: string;
            /**
             * Format: uuid
             * @description Its id.
             */
            recordId: string;
            /** @description FSVP files that it is about, at most 20. */
            fileIds: string[];
            /**
             * Format: uuid
             * @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier.
             */
            supplierId: string | null;
            /** @description Name of the supplier today; null once it was deleted. */
            supplierName: string | null;
            /**
             * Format: uuid
             * @description The importer of the file.
             */
            importerId: string | null;
            /**
             * Format: uuid
             * @description The account that is to do it; null while it is nobody’s.
             */
            ownerId: string | null;
            /**
             * Format: date
             * @description The day on which it is due; null without one.
             */
            dueOn: string | null;
            /** @description For whom it waits; null if it waits for its owner. */
            waitingFor: string | null;
            /** @description What its button does. */
            action: components["schemas"]["WorkItemAction"];
            /**
             * @description Overdue, today, within seven days, waiting for others, or later.
             * @enum {string}
             */
            group: "overdue" | "today" | "this_week" | "waiting" | "later";
            /** @description Name of that person, or the name that the record has. */
            ownerName: string | null;
            /** @description Until when it is shown under Later, and why; null if it is not snoozed. */
            snooze: components["schemas"]["WorkItemSnooze"] | null;
            /** @description To whom it was handed over, and why; null if it was not. */
            handOver: components["schemas"]["WorkItemHandOver"] | null;
        };
        WorkItemAction: {
            /** @description Text of the button. */
            label: string;
            /** @description Path in the suite that opens what is to be done. */
            href: string;
        };
        WorkItemDecision: {
            /**
             * Format: date-time
             * @description When it was decided. Send it to take back this decision and no later one.
             */
            at: string;
        };
        WorkItemHandOver: {
            /**
             * Format: uuid
             * @description The account that has it now.
             */
            userId: string;
            /** @description Name of that person. */
            userName: string | null;
            /** @description The reason that was given. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was handed over.
             */
            at: string;
            /** @description Who did it. */
            byName: string | null;
        };
        WorkItemHandOverCreate: {
            /**
             * Format: uuid
             * @description The account of a person who may write.
             */
            userId: string;
            /** @description At least 3 characters. */
            reason: string;
        };
        WorkItemList: {
            /**
             * Format: date
             * @description The day in the suite’s time zone by which they are grouped.
             */
            asOf: string;
            /** @description The lines, by group and day. */
            items: components["schemas"]["WorkItem"][];
            /** @description Number of records that match the filters, on all pages. */
            total: number;
            /** @description Lines by group, over all filters but `group`. */
            counts: components["schemas"]["WorkGroupCounts"];
            /** @description Lines that the services have beyond the first 200 of a kind. */
            more: number;
            /** @description Services that did not answer: their lines are missing. */
            unavailable: ("program" | "quality" | "documents" | "suppliers")[];
        };
        WorkItemSnooze: {
            /**
             * Format: date
             * @description The day on which it is shown in the group of its day again.
             */
            until: string;
            /** @description The reason that was given. */
            reason: string;
            /**
             * Format: date-time
             * @description When it was snoozed.
             */
            at: string;
            /** @description Who did it. */
            byName: string | null;
        };
        WorkItemSnoozeCreate: {
            /**
             * Format: date
             * @description The day on which it is shown in the group of its day again.
             */
            until: string;
            /** @description At least 3 characters. */
            reason: string;
        };
    };
    responses: never;
    parameters: {
        /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
        "Idempotency-Key": string;
        /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
        "If-Match": string;
        /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
        "If-None-Match": string;
        /** @description Your own id of the request: up to 64 letters, digits, dots, hyphens and underscores. Logs, problems and the audit trail name it; without one the suite makes one. Example: `nightly-sync-2026-11-24-0001` */
        "X-Request-Id": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listAccountReviews: {
        parameters: {
            query?: {
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReviewList"];
                };
            };
        };
    };
    createAccountReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReview"];
                };
            };
        };
    };
    listAccountReviewSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getAccountReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReview"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateAccountReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReview"];
                };
            };
        };
    };
    deleteAccountReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    previewAccountReviewSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAccountReviewSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signAccountReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyAccountReviewSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawAccountReviewSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listDeadLetters: {
        parameters: {
            query?: {
                /** @description Failed and still to decide, or discarded. */
                state?: "failed" | "discarded";
                /** @description Part of the service that applies the events. */
                consumer?: string;
                /** @description Why, in words that an auditor understands; it is kept in the audit trail. */
                reason?: string;
                /** @description Only events that failed more than this number of days ago. */
                olderThanDays?: number | string;
                /** @description The service of the suite that keeps the record. */
                service?: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterList"];
                };
            };
        };
    };
    getDeadLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service of the suite that keeps the record. */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterDetails"];
                };
            };
        };
    };
    discardDeadLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The service of the suite that keeps the record. */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeadLetterDiscard"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetter"];
                };
            };
        };
    };
    replayDeadLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The service of the suite that keeps the record. */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResult"];
                };
            };
        };
    };
    restoreDeadLetter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The service of the suite that keeps the record. */
                service: "gateway" | "suppliers" | "quality" | "documents" | "program";
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetter"];
                };
            };
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description True: only those that the reader owns. */
                own?: boolean | ("true" | "false");
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenList"];
                };
            };
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
                };
            };
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
        };
    };
    listAssurances: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "kind" | "effectiveOn" | "validUntil" | "signerName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only assurances for this file. */
                fileId?: string;
                /** @description Only assurances for all files of this importer. */
                importerId?: string;
                /** @description Only assurances for these requirements; repeat it for several. */
                kind?: ("AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssuranceList"];
                };
            };
        };
    };
    createAssurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssuranceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assurance"];
                };
            };
        };
    };
    getAssurance: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assurance"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateAssurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssuranceUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assurance"];
                };
            };
        };
    };
    deleteAssurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAssurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["AssuranceUpdate"];
                "application/json": components["schemas"]["AssuranceUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assurance"];
                };
            };
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Text of the one-time link, valid once. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Text of the one-time link, valid once. */
                token: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionList"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionsEnd"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionsEnd"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
        };
    };
    createSigningGrants: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningGrantsCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningGrants"];
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorBegin"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetUp"];
                };
            };
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRemove"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    patchCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    getCalendar: {
        parameters: {
            query: {
                /** @description First day of the period. */
                from: string;
                /** @description Last day of the period. */
                to: string;
                /** @description Only entries of this supplier. */
                supplierId?: string;
                /** @description Only entries of this food. */
                foodId?: string;
                /** @description Only what this person is to do, or did: by account, or by the name on the record. */
                personId?: string;
                /** @description Only these kinds; repeat it for several. */
                kind?: ("verification" | "planned_activity" | "result_review" | "corrective_action" | "reevaluation" | "document_end" | "qualification" | "eligibility" | "assurance" | "approval_end" | "hazard_analysis_end" | "registration" | "evaluation" | "approval" | "plan" | "inspection" | "entry_line" | "document")[];
                /** @description `counts` leaves out the groups. */
                detail?: "groups" | "counts";
                /** @description Most entries of a group. */
                entries?: number | string;
                /** @description Most groups of a day. */
                groups?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedList"];
                };
            };
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of the address. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Cursor: the `next` of the last answer. Absent: from the beginning. */
                after?: string;
                /** @description Only changes of these types of records, or with these types of events; repeat it for several. */
                types?: ("supplier" | "supplier-product" | "supplier-performance" | "hazard-analysis" | "verification-activity" | "activity-result" | "result-review" | "receiving-inspection" | "corrective-action" | "document" | "qualified-individual" | "qualification" | "importer" | "importer-eligibility" | "fsvp-file" | "fsvp-file-readiness" | "applicability-determination" | "assurance" | "entry-line" | "standing-check" | "control-record" | "evidence-links" | "procedure" | "reference-set" | "food" | "hazard-template" | "food-hazard-analysis" | "food-note" | "supplier-evaluation" | "supplier-approval" | "verification-plan" | "reevaluation" | "reevaluation-dismissal" | "letter-request" | "signature" | "supplier.created.v1" | "supplier.updated.v1" | "supplier.deleted.v1" | "supplier-product.created.v1" | "supplier-product.updated.v1" | "supplier-product.deleted.v1" | "supplier-product.restored.v1" | "supplier-performance.recorded.v1" | "hazard-analysis.recorded.v1" | "hazard-analysis.updated.v1" | "hazard-analysis.deleted.v1" | "verification-activity.scheduled.v1" | "verification-activity.updated.v1" | "verification-activity.completed.v1" | "verification-activity.deleted.v1" | "activity-result.drafted.v1" | "activity-result.updated.v1" | "activity-result.completed.v1" | "result-review.drafted.v1" | "result-review.updated.v1" | "result-review.deleted.v1" | "result-review.signed.v1" | "result-review.superseded.v1" | "result-review.withdrawn.v1" | "receiving-inspection.recorded.v1" | "receiving-inspection.updated.v1" | "receiving-inspection.deleted.v1" | "corrective-action.opened.v1" | "corrective-action.updated.v1" | "corrective-action.deleted.v1" | "document.registered.v1" | "document.updated.v1" | "document.version-added.v1" | "document.signature-page-added.v1" | "document.translation-attached.v1" | "document.translation-removed.v1" | "document.withdrawn.v1" | "document.file-damaged.v1" | "document.file-restored.v1" | "qualified-individual.created.v1" | "qualified-individual.updated.v1" | "qualified-individual.deleted.v1" | "qualification.drafted.v1" | "qualification.updated.v1" | "qualification.deleted.v1" | "qualification.signed.v1" | "qualification.superseded.v1" | "qualification.withdrawn.v1" | "importer.created.v1" | "importer.updated.v1" | "importer.deleted.v1" | "importer-eligibility.drafted.v1" | "importer-eligibility.updated.v1" | "importer-eligibility.deleted.v1" | "importer-eligibility.signed.v1" | "importer-eligibility.superseded.v1" | "importer-eligibility.withdrawn.v1" | "fsvp-file.opened.v1" | "fsvp-file.updated.v1" | "fsvp-file.closed.v1" | "fsvp-file.readiness-changed.v1" | "applicability-determination.drafted.v1" | "applicability-determination.updated.v1" | "applicability-determination.deleted.v1" | "applicability-determination.signed.v1" | "applicability-determination.superseded.v1" | "applicability-determination.withdrawn.v1" | "assurance.recorded.v1" | "assurance.updated.v1" | "assurance.deleted.v1" | "entry-line.recorded.v1" | "entry-line.updated.v1" | "entry-line.deleted.v1" | "standing-check.recorded.v1" | "standing-check.updated.v1" | "standing-check.deleted.v1" | "control-record.recorded.v1" | "control-record.updated.v1" | "control-record.deleted.v1" | "evidence-links.changed.v1" | "procedure.drafted.v1" | "procedure.updated.v1" | "procedure.deleted.v1" | "procedure.signed.v1" | "procedure.superseded.v1" | "procedure.withdrawn.v1" | "reference-set.loaded.v1" | "reference-set.updated.v1" | "reference-set.deleted.v1" | "food.created.v1" | "food.updated.v1" | "food.deleted.v1" | "food.restored.v1" | "hazard-template.generated.v1" | "hazard-template.regenerated.v1" | "food-hazard-analysis.drafted.v1" | "food-hazard-analysis.updated.v1" | "food-hazard-analysis.deleted.v1" | "food-hazard-analysis.signed.v1" | "food-hazard-analysis.confirmed.v1" | "food-hazard-analysis.superseded.v1" | "food-hazard-analysis.withdrawn.v1" | "food-note.raised.v1" | "food-note.updated.v1" | "supplier-evaluation.drafted.v1" | "supplier-evaluation.updated.v1" | "supplier-evaluation.deleted.v1" | "supplier-evaluation.signed.v1" | "supplier-evaluation.superseded.v1" | "supplier-evaluation.withdrawn.v1" | "supplier-approval.drafted.v1" | "supplier-approval.updated.v1" | "supplier-approval.deleted.v1" | "supplier-approval.signed.v1" | "supplier-approval.superseded.v1" | "supplier-approval.withdrawn.v1" | "verification-plan.drafted.v1" | "verification-plan.updated.v1" | "verification-plan.deleted.v1" | "verification-plan.signed.v1" | "verification-plan.superseded.v1" | "verification-plan.withdrawn.v1" | "reevaluation.opened.v1" | "reevaluation.reason-added.v1" | "reevaluation.updated.v1" | "reevaluation.closed.v1" | "reevaluation.dismissed.v1" | "reevaluation.reopened.v1" | "reevaluation-dismissal.drafted.v1" | "reevaluation-dismissal.updated.v1" | "reevaluation-dismissal.deleted.v1" | "reevaluation-dismissal.signed.v1" | "reevaluation-dismissal.superseded.v1" | "reevaluation-dismissal.withdrawn.v1" | "letter-request.recorded.v1" | "letter-request.updated.v1" | "letter-request.deleted.v1" | "record.signed.v1" | "signature.withdrawn.v1")[];
                /** @description Most changes in the answer: 1,000 unless you ask for fewer. */
                limit?: number | string;
                /** @description Seconds to wait for a change if there is none, 0 to 30. */
                wait?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeList"];
                };
            };
        };
    };
    getControlRecord: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRecord"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateControlRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ControlRecordUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRecord"];
                };
            };
        };
    };
    deleteControlRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchControlRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ControlRecordUpdate"];
                "application/json": components["schemas"]["ControlRecordUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRecord"];
                };
            };
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "title" | "status" | "priority" | "dueDate" | "supplierName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only actions in these states; repeat it for several. */
                status?: ("open" | "in_progress" | "completed" | "closed")[];
                /** @description How urgent it is. */
                priority?: ("low" | "medium" | "high" | "critical")[];
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveActionList"];
                };
            };
        };
    };
    createAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectiveActionCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
        };
    };
    batchActions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionsBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    getActionByExternalId: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setActionByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CorrectiveActionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
        };
    };
    patchActionByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["CorrectiveActionUpdate"];
                "application/json": components["schemas"]["CorrectiveActionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
        };
    };
    listCorrectiveActionSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getAction: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CorrectiveActionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
        };
    };
    deleteAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["CorrectiveActionUpdate"];
                "application/json": components["schemas"]["CorrectiveActionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectiveAction"];
                };
            };
        };
    };
    previewCorrectiveActionSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listCorrectiveActionSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signCorrectiveAction: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyCorrectiveActionSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawCorrectiveActionSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    getReportCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCards"];
                };
            };
        };
    };
    getRiskTrend: {
        parameters: {
            query?: {
                /** @description Length of the period in days. */
                days?: "30" | "90" | "365";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskTrend"];
                };
            };
        };
    };
    getDashboardStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
        };
    };
    listApplicabilityDeterminationSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Determination"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeterminationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Determination"];
                };
            };
        };
    };
    deleteDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["DeterminationUpdate"];
                "application/json": components["schemas"]["DeterminationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Determination"];
                };
            };
        };
    };
    previewApplicabilityDeterminationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listApplicabilityDeterminationSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signApplicabilityDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyApplicabilityDeterminationSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawApplicabilityDeterminationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createDeterminationVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Determination"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "title" | "type" | "expirationDate" | "supplierName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only documents of these kinds; repeat it for several. */
                type?: ("certificate" | "audit_report" | "test_result" | "haccp_plan" | "sop" | "corrective_action" | "receiving_inspection" | "other" | "letter" | "supplier_evaluation" | "visit_report" | "registration" | "prior_notice")[];
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description The verification activity that led to it. */
                verificationId?: string;
                /** @description The corrective action that it belongs to. */
                correctiveActionId?: string;
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    batchDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentsBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    listDocumentSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["DocumentUpdate"];
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    previewDocumentSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listDocumentSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyDocumentSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawDocumentSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listDocumentTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTranslationList"];
                };
            };
        };
    };
    addDocumentTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTranslationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    removeDocumentTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Id of the attached translation. */
                translationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listDocumentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersionList"];
                };
            };
        };
    };
    addDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentVersionCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    downloadDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Number of the file, from 1. */
                number: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEntryLines: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "entryNumber" | "arrivedOn" | "role" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only lines of this importer. */
                importerId?: string;
                /** @description Only lines of this FSVP file. */
                fileId?: string;
                /** @description Only lines with these entry codes; repeat it for several. */
                role?: ("FSV" | "FSX" | "RNE")[];
                /** @description Only lines without a file (`without_file`), those of them under the DUNS number of an importer whose supplier or filer is not known (`unknown`), lines that declare FSX or RNE although their file is not exempt (`other_code`), or lines that are marked as not yours (`not_ours`). */
                coverage?: "without_file" | "unknown" | "other_code" | "not_ours";
                /** @description Only lines of this supplier. */
                supplierId?: string;
                /** @description Only lines without a known supplier whose manufacturer has this name, ignoring case, accents, spaces and punctuation; `-` for lines that name none. */
                manufacturer?: string;
                /** @description Only lines with this product code. */
                productCode?: string;
                /** @description Only lines that arrived on this day or later. */
                arrivedFrom?: string;
                /** @description Only lines that arrived on this day or earlier. */
                arrivedTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineList"];
                };
            };
        };
    };
    createEntryLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryLineCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLine"];
                };
            };
        };
    };
    assignEntryLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryLineAssignment"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineAssignmentResult"];
                };
            };
        };
    };
    listUncoveredGroups: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Only lines of this importer. */
                importerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UncoveredGroupList"];
                };
            };
        };
    };
    importEntryLines: {
        parameters: {
            query: {
                /** @description The importer of all rows. */
                importerId: string;
                /** @description FSVP file of the rows that name none. */
                fileId?: string;
                /** @description Only check the file and answer the report; nothing is written. */
                dryRun?: boolean | ("true" | "false");
                /** @description Sender of the report, such as a broker. */
                source?: string;
                /** @description Which column of the file fills which field, such as `entryNumber:1`; repeat it for several. Without it the headings decide. */
                columns?: string[];
                /** @description Line of the file, or row of the sheet, that has the headings. */
                headingRow?: number | string;
                /** @description Order of the parts of days, such as 03/05/2026. A day like 2026-03-05 is read in any case. */
                dayOrder?: "ymd" | "mdy" | "dmy";
                /** @description Entry code of rows without one. */
                entryCode?: "FSV" | "FSX" | "RNE";
            };
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineImportReport"];
                };
            };
        };
    };
    inspectEntryLines: {
        parameters: {
            query?: {
                /** @description Sender of the report, such as a broker. */
                source?: string;
                /** @description Line of the file, or row of the sheet, that has the headings. */
                headingRow?: number | string;
            };
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineInspection"];
                };
            };
        };
    };
    listEntryLineSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLineSourceList"];
                };
            };
        };
    };
    getEntryLine: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLine"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateEntryLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntryLineUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLine"];
                };
            };
        };
    };
    deleteEntryLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchEntryLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["EntryLineUpdate"];
                "application/json": components["schemas"]["EntryLineUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryLine"];
                };
            };
        };
    };
    listFoodHazardAnalyses: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "foodName" | "validUntil" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only versions for this food. */
                foodId?: string;
                /** @description Only versions in these states; repeat it for several. */
                state?: ("draft" | "signed" | "superseded" | "withdrawn")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysisList"];
                };
            };
        };
    };
    createFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoodHazardAnalysisCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    listHazardAdoptions: {
        parameters: {
            query?: {
                /** @description Hazard analysis of a supplier; repeat it for several, at most 200. */
                hazardAnalysisId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAdoptionList"];
                };
            };
        };
    };
    compareFoodHazardAnalyses: {
        parameters: {
            query: {
                /** @description The earlier version. */
                from: string;
                /** @description The later version. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysisComparison"];
                };
            };
        };
    };
    listHazardExamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardExampleList"];
                };
            };
        };
    };
    listFoodHazardAnalysisSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getFoodHazardAnalysis: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FoodHazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    deleteFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["FoodHazardAnalysisUpdate"];
                "application/json": components["schemas"]["FoodHazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    adoptHazardAnalyses: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HazardAnalysesAdopt"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    checkFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysisCheck"];
                };
            };
        };
    };
    setAnalysisHazards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisHazardsReplace"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    patchAnalysisHazards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["AnalysisHazardsReplace"];
                "application/json": components["schemas"]["AnalysisHazardsReplace"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    previewFoodHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listFoodHazardAnalysisSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signFoodHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyFoodHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawFoodHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createFoodHazardAnalysisVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodHazardAnalysis"];
                };
            };
        };
    };
    listFoodNotes: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "foodName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only notes of this food. */
                foodId?: string;
                /** @description Only notes in these states; repeat it for several. */
                state?: ("open" | "answered" | "dismissed")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodNoteList"];
                };
            };
        };
    };
    getFoodNote: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodNote"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateFoodNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FoodNoteUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodNote"];
                };
            };
        };
    };
    patchFoodNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["FoodNoteUpdate"];
                "application/json": components["schemas"]["FoodNoteUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodNote"];
                };
            };
        };
    };
    listFoods: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "name" | "foodClass" | "industryCode" | "commodity" | "analysisDue" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only foods of these classes; repeat it for several. */
                foodClass?: ("human" | "animal")[];
                /** @description Only foods of these industries; repeat it for several. */
                industryCode?: string[];
                /** @description Only foods of these commodities; repeat it for several. */
                commodity?: ("general" | "juice" | "fish" | "juice_fish_ingredient" | "alcoholic" | "alcohol_ingredient" | "meat_poultry_egg" | "live_animal" | "food_contact_substance" | "grain_rac")[];
                /** @description Only foods whose hazard analysis is in these states; repeat it for several. */
                analysis?: ("none" | "draft" | "current" | "stale" | "expired")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoodList"];
                };
            };
        };
    };
    createFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoodCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Food"];
                };
            };
        };
    };
    getFood: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Food"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FoodUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Food"];
                };
            };
        };
    };
    deleteFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["FoodUpdate"];
                "application/json": components["schemas"]["FoodUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Food"];
                };
            };
        };
    };
    restoreFood: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Food"];
                };
            };
        };
    };
    listFsvpFiles: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "number" | "supplierName" | "foodName" | "lifecycle" | "createdAt" | "readiness" | "nextDueOn" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description Only files of this food. */
                foodId?: string;
                /** @description Only files of this importer. */
                importerId?: string;
                /** @description Only files of this owner. */
                ownerId?: string;
                /** @description Only files in these states; repeat it for several. */
                lifecycle?: ("preparing" | "importing" | "suspended" | "closed")[];
                /** @description Only files of these regimes; repeat it for several. */
                regime?: ("exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard")[];
                /** @description Only files with these verdicts; repeat it for several. */
                verdict?: ("not_ready" | "gaps" | "expiring" | "ready")[];
                /** @description Only files in which one of these requirements is missing; repeat it for several. */
                missing?: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
                /** @description Only files of suppliers in these countries; repeat it for several. */
                country?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFileList"];
                };
            };
        };
    };
    createFsvpFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FsvpFileCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFile"];
                };
            };
        };
    };
    getFsvpFileCounts: {
        parameters: {
            query?: {
                /** @description Suppliers to count for, at most 200; repeat it for several. */
                supplierId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFileCounts"];
                };
            };
        };
    };
    deriveFileRegime: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegimeQuestion"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegimeAnswer"];
                };
            };
        };
    };
    openProposedFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposedFileCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposedFileResult"];
                };
            };
        };
    };
    proposeFsvpFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileProposalQuestion"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileProposals"];
                };
            };
        };
    };
    getFsvpFile: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFile"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateFsvpFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FsvpFileUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFile"];
                };
            };
        };
    };
    closeFsvpFile: {
        parameters: {
            query: {
                /** @description Why it is closed. */
                reason: string;
            };
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchFsvpFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["FsvpFileUpdate"];
                "application/json": components["schemas"]["FsvpFileUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpFile"];
                };
            };
        };
    };
    listSupplierApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierApprovalList"];
                };
            };
        };
    };
    createSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierApprovalCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierApproval"];
                };
            };
        };
    };
    listControlRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRecordList"];
                };
            };
        };
    };
    createControlRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ControlRecordCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRecord"];
                };
            };
        };
    };
    listDeterminations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeterminationList"];
                };
            };
        };
    };
    createDetermination: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeterminationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Determination"];
                };
            };
        };
    };
    getDisclosure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disclosure"];
                };
            };
        };
    };
    listSupplierEvaluations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluationList"];
                };
            };
        };
    };
    createSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierEvaluationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluation"];
                };
            };
        };
    };
    listEvaluationsToCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationToCopyList"];
                };
            };
        };
    };
    listEvidenceLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceLinksList"];
                };
            };
        };
    };
    setEvidenceLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Code of the requirement. */
                code: "APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1";
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceLinksUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceLinks"];
                };
            };
        };
    };
    patchEvidenceLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Code of the second factor, 6 digits; each counts once. */
                code: "APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1";
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["EvidenceLinksUpdate"];
                "application/json": components["schemas"]["EvidenceLinksUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceLinks"];
                };
            };
        };
    };
    listVerificationPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlanList"];
                };
            };
        };
    };
    createVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VerificationPlanCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlan"];
                };
            };
        };
    };
    proposeVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlanProposal"];
                };
            };
        };
    };
    getFileReadiness: {
        parameters: {
            query?: {
                /** @description The day to judge, from the one on which the file was opened; today by default. */
                asOf?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileReadiness"];
                };
            };
        };
    };
    listReadinessChanges: {
        parameters: {
            query?: {
                /** @description Most changes of the answer. */
                limit?: number | string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessChangeList"];
                };
            };
        };
    };
    getFileSchedule: {
        parameters: {
            query?: {
                /** @description The last day; by default 24 months ahead, at most 36. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileSchedule"];
                };
            };
        };
    };
    listStandingChecks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingCheckList"];
                };
            };
        };
    };
    createStandingCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingCheckCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingCheck"];
                };
            };
        };
    };
    getFsvpPortfolio: {
        parameters: {
            query?: {
                /** @description Only files of this importer. */
                importerId?: string;
                /** @description Only files of this owner. */
                ownerId?: string;
                /** @description Only files of this supplier. */
                supplierId?: string;
                /** @description Only files of this food. */
                foodId?: string;
                /** @description Only files of these regimes; repeat it for several. */
                regime?: ("exempt" | "deemed" | "ds_importer" | "ds_customer" | "ds_other" | "very_small" | "small_supplier" | "recognised" | "standard")[];
                /** @description Only files with these verdicts; repeat it for several. */
                verdict?: ("not_ready" | "gaps" | "expiring" | "ready")[];
                /** @description Only files in which one of these requirements is missing; repeat it for several. */
                missing?: ("APP-1" | "IMP-1" | "IMP-2" | "QI-1" | "HA-1" | "LACF-1" | "AS-1" | "AS-2" | "AS-3" | "AS-4" | "AS-5" | "EV-1" | "AV-1" | "PR-1" | "PR-2" | "PR-3" | "VD-1" | "VD-2" | "VA-1" | "VR-1" | "RE-1" | "CA-1" | "VS-1" | "VS-2" | "SS-1" | "SS-2" | "EQ-1" | "EQ-2" | "RC-1")[];
                /** @description Only files of suppliers in these countries; repeat it for several. */
                country?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpPortfolio"];
                };
            };
        };
    };
    listHazards: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "createdAt" | "riskScore" | "hazardType" | "supplierName" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"][];
                };
            };
        };
    };
    createHazard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HazardAnalysisCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
        };
    };
    batchHazardAnalyses: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HazardAnalysesBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    getHazardByExternalId: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setHazardByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
        };
    };
    patchHazardByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["HazardAnalysisUpdate"];
                "application/json": components["schemas"]["HazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
        };
    };
    listHazardAnalysisSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getHazard: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateHazard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
        };
    };
    deleteHazard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchHazard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["HazardAnalysisUpdate"];
                "application/json": components["schemas"]["HazardAnalysisUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardAnalysis"];
                };
            };
        };
    };
    previewHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listHazardAnalysisSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signHazardAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawHazardAnalysisSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listHazardTemplates: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "category" | "generatedOn" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description First two digits of FDA's product codes; only the template of their industry. */
                industryCode?: string;
                /** @description `latest`: one template of each industry; `all`: also those of earlier days. */
                versions?: "latest" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardTemplateList"];
                };
            };
        };
    };
    generateHazardTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardTemplateGeneration"];
                };
            };
        };
    };
    getHazardTemplate: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HazardTemplate"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTemplateNotifications: {
        parameters: {
            query?: {
                /** @description Only notifications that name this hazard of the library. */
                code?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateNotificationList"];
                };
            };
        };
    };
    listTemplateRecalls: {
        parameters: {
            query?: {
                /** @description Only events that name this hazard of the library. */
                code?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Only events of this class. */
                class?: "Class I" | "Class II" | "Class III";
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRecallList"];
                };
            };
        };
    };
    listImporterEligibilitySignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibility"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImporterEligibilityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibility"];
                };
            };
        };
    };
    deleteImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ImporterEligibilityUpdate"];
                "application/json": components["schemas"]["ImporterEligibilityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibility"];
                };
            };
        };
    };
    previewImporterEligibilitySignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listImporterEligibilitySignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyImporterEligibilitySignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawImporterEligibilitySignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createImporterEligibilityVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibility"];
                };
            };
        };
    };
    listImporters: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "legalName" | "duns" | "role" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only active importers, or only others. */
                active?: boolean | ("true" | "false");
                /** @description Only importers of these roles; repeat it for several. */
                role?: ("us_owner_or_consignee" | "us_agent")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterList"];
                };
            };
        };
    };
    createImporter: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImporterCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importer"];
                };
            };
        };
    };
    getImporter: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importer"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateImporter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImporterUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importer"];
                };
            };
        };
    };
    deleteImporter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchImporter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ImporterUpdate"];
                "application/json": components["schemas"]["ImporterUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Importer"];
                };
            };
        };
    };
    exportBrokerBlock: {
        parameters: {
            query?: {
                /** @description Whether the file begins with a byte order mark, without which Excel does not read it as UTF-8. */
                bom?: boolean | ("true" | "false");
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listImporterEligibilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibilityList"];
                };
            };
        };
    };
    createImporterEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImporterEligibilityCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImporterEligibility"];
                };
            };
        };
    };
    listLetterRequests: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "dueOn" | "supplierName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only requests for this file. */
                fileId?: string;
                /** @description Only requests for files of this supplier. */
                supplierId?: string;
                /** @description Only requests for these assurances; repeat it for several. */
                code?: ("AS-3" | "AS-5" | "VS-2" | "SS-1" | "SS-2")[];
                /** @description Only requests in these states; repeat it for several. */
                state?: ("open" | "answered" | "closed")[];
                /** @description Only requests that are expected on this day or before. */
                dueBy?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRequestList"];
                };
            };
        };
    };
    createLetterRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterRequestCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRequest"];
                };
            };
        };
    };
    getLetterRequest: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRequest"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateLetterRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LetterRequestUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRequest"];
                };
            };
        };
    };
    deleteLetterRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchLetterRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["LetterRequestUpdate"];
                "application/json": components["schemas"]["LetterRequestUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterRequest"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTarget"];
                };
            };
        };
    };
    putUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed part of the upload URL; it is the authority, and no session is needed. */
                token: string;
            };
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedObject"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonList"];
                };
            };
        };
    };
    getPerformanceBand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceSnapshot"];
                };
            };
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
        };
    };
    setPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the policy. */
                key: "sharedLogin" | "auth.secondFactor" | "auth.passwordMaxDays" | "api.requireIfMatch" | "sod.reviewer" | "sod.approval" | "sod.capa" | "sod.qualification" | "readiness.windowDays" | "gates.startImporting" | "gates.dock" | "assurances1507";
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    patchPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the policy. */
                key: "sharedLogin" | "auth.secondFactor" | "auth.passwordMaxDays" | "api.requireIfMatch" | "sod.reviewer" | "sod.approval" | "sod.capa" | "sod.qualification" | "readiness.windowDays" | "gates.startImporting" | "gates.dock" | "assurances1507";
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["PolicyUpdate"];
                "application/json": components["schemas"]["PolicyUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
        };
    };
    listProcedures: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "importerName" | "code" | "title" | "effectiveFrom" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only procedures of this importer. */
                importerId?: string;
                /** @description Only procedures for these requirements; repeat it for several. */
                code?: ("PR-1" | "PR-3")[];
                /** @description Only versions in these states; repeat it for several. */
                state?: ("draft" | "signed" | "superseded" | "withdrawn")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcedureList"];
                };
            };
        };
    };
    createProcedure: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcedureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procedure"];
                };
            };
        };
    };
    listProcedureSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getProcedure: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procedure"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateProcedure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProcedureUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procedure"];
                };
            };
        };
    };
    deleteProcedure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchProcedure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ProcedureUpdate"];
                "application/json": components["schemas"]["ProcedureUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procedure"];
                };
            };
        };
    };
    previewProcedureSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listProcedureSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signProcedure: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyProcedureSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawProcedureSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createProcedureVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Procedure"];
                };
            };
        };
    };
    listQualificationSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QualificationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    deleteQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["QualificationUpdate"];
                "application/json": components["schemas"]["QualificationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    previewQualificationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listQualificationSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyQualificationSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawQualificationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createQualificationVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    listIndividuals: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "name" | "employer" | "relation" | "validUntil" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Relation of the person to the importer. */
                relation?: ("own" | "contractor" | "third_party" | "government")[];
                /** @description Only people who are qualified for this activity today. */
                activity?: ("hazard_analysis" | "evaluation" | "approval" | "plan" | "audit" | "sampling_testing" | "records_review" | "results_review" | "corrective_action" | "eligibility" | "procedure" | "screening")[];
                /** @description Account of the person, who signs with it; null if they have none. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedIndividualList"];
                };
            };
        };
    };
    createIndividual: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualifiedIndividualCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedIndividual"];
                };
            };
        };
    };
    getIndividual: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedIndividual"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateIndividual: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QualifiedIndividualUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedIndividual"];
                };
            };
        };
    };
    deleteIndividual: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchIndividual: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["QualifiedIndividualUpdate"];
                "application/json": components["schemas"]["QualifiedIndividualUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualifiedIndividual"];
                };
            };
        };
    };
    listQualifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationList"];
                };
            };
        };
    };
    createQualification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualification"];
                };
            };
        };
    };
    getReceivingGate: {
        parameters: {
            query: {
                /** @description Whose food is received. */
                supplierId: string;
                /** @description Name or code of the product, as on the receipt. */
                productName: string;
                /** @description Day of the receipt. */
                receivedOn: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingGate"];
                };
            };
        };
    };
    listInspections: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "productName" | "receivedDate" | "status" | "supplierName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only inspections with these results; repeat it for several. */
                status?: ("passed" | "failed" | "conditional")[];
                /** @description The same as `supplierId`. */
                supplier?: string;
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspectionList"];
                };
            };
        };
    };
    createInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivingInspectionCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
        };
    };
    batchInspections: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectionsBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    getInspectionByExternalId: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setInspectionByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReceivingInspectionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
        };
    };
    patchInspectionByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ReceivingInspectionUpdate"];
                "application/json": components["schemas"]["ReceivingInspectionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
        };
    };
    listReceivingInspectionSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getInspection: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReceivingInspectionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
        };
    };
    deleteInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ReceivingInspectionUpdate"];
                "application/json": components["schemas"]["ReceivingInspectionUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivingInspection"];
                };
            };
        };
    };
    previewReceivingInspectionSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listReceivingInspectionSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signReceivingInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyReceivingInspectionSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawReceivingInspectionSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listDismissalOfAReasonSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getReevaluationDismissal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReevaluationDismissal"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    previewDismissalOfAReasonSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listDismissalOfAReasonSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signDismissalOfAReason: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyDismissalOfAReasonSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawDismissalOfAReasonSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listReevaluations: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "dueOn" | "fileNumber" | "supplierName" | "foodName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only those with these statuses; repeat it for several. */
                status?: ("open" | "closed" | "dismissed")[];
                /** @description Only those with a reason of these kinds; repeat it for several. */
                reason?: ("three_years" | "refusal" | "recall" | "import_alert" | "warning_letter" | "signal" | "verification_failed" | "receipts_failed" | "hazard_analysis_changed" | "new_hazard" | "supplier_changed" | "corrective_action" | "standing_lost" | "manual")[];
                /** @description Only those that are due then: overdue, from today to 30 days from now, or later; repeat it for several. */
                due?: ("overdue" | "next_30_days" | "later")[];
                /** @description Only those of this account. */
                assigneeId?: string;
                /** @description Only those of files of this supplier. */
                supplierId?: string;
                /** @description Only those of this FSVP file. */
                fileId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReevaluationList"];
                };
            };
        };
    };
    createReevaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReevaluationCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reevaluation"];
                };
            };
        };
    };
    getReevaluation: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reevaluation"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateReevaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReevaluationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reevaluation"];
                };
            };
        };
    };
    patchReevaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ReevaluationUpdate"];
                "application/json": components["schemas"]["ReevaluationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reevaluation"];
                };
            };
        };
    };
    listReevaluationDismissals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReevaluationDismissalList"];
                };
            };
        };
    };
    createReevaluationDismissal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReevaluationDismissalCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReevaluationDismissal"];
                };
            };
        };
    };
    listReferenceSets: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "kind" | "effectiveFrom" | "retrievedOn" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only sets of these kinds; repeat it for several. */
                kind?: ("recognised_systems" | "size_cutoffs" | "product_industries" | "refusal_charges" | "food_traceability_list" | "federal_holidays" | "hazard_library" | "hazard_guide")[];
                /** @description Only sets that are in force on this day. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSetList"];
                };
            };
        };
    };
    loadReferenceSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceLoad"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSet"];
                };
            };
        };
    };
    checkReferenceSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceLoad"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceCheck"];
                };
            };
        };
    };
    readReferenceFile: {
        parameters: {
            query?: {
                /** @description Of the rows in the file, by whose columns the heading is found; any by default. */
                kind?: "recognised_systems" | "size_cutoffs" | "product_industries" | "refusal_charges" | "food_traceability_list" | "federal_holidays" | "hazard_library" | "hazard_guide";
            };
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceFile"];
                };
            };
        };
    };
    getReferenceSet: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSet"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateReferenceSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReferenceSetUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSet"];
                };
            };
        };
    };
    deleteReferenceSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchReferenceSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ReferenceSetUpdate"];
                "application/json": components["schemas"]["ReferenceSetUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceSet"];
                };
            };
        };
    };
    exportReferenceSet: {
        parameters: {
            query?: {
                /** @description Whether the file begins with a byte order mark, without which Excel does not read it as UTF-8. */
                bom?: boolean | ("true" | "false");
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listReportRuns: {
        parameters: {
            query?: {
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRunList"];
                };
            };
        };
    };
    createReportRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRunCreate"];
            };
        };
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"];
                };
            };
        };
    };
    getReportRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"];
                };
            };
        };
    };
    cancelReportRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"];
                };
            };
        };
    };
    downloadReportRun: {
        parameters: {
            query?: {
                /** @description Whether the file begins with a byte order mark, without which Excel does not read it as UTF-8. */
                bom?: boolean | ("true" | "false");
                /** @description Format of the file, one of `formats` of the run; JSON by default. */
                format?: "json" | "csv" | "xlsx" | "pdf";
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description First moment of the period; absent: from the beginning. */
                dateFrom?: string;
                /** @description Last moment of the period; absent: until now. */
                dateTo?: string;
                /** @description Id of the record. */
                recordId?: string;
                /** @description Audit trail only: changes by this account, or by `system`. Other reports refuse it. */
                actor?: "system" | string;
                /** @description FSVP readiness only: the day to judge, today by default. Other reports refuse it. */
                asOf?: string;
                /** @description FSVP readiness only: files of this importer. Other reports refuse it. */
                importerId?: string;
                /** @description FSVP readiness only: files of this supplier. Other reports refuse it. */
                supplierId?: string;
            };
            header?: never;
            path: {
                /** @description What the report is about: compliance, risk-assessment, verification, corrective-actions, audit-trail or fsvp-readiness. */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    listResultReviewSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultReview"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResultReviewUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultReview"];
                };
            };
        };
    };
    deleteResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ResultReviewUpdate"];
                "application/json": components["schemas"]["ResultReviewUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultReview"];
                };
            };
        };
    };
    previewResultReviewSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listResultReviewSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyResultReviewSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawResultReviewSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    getStandingCheck: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingCheck"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateStandingCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StandingCheckUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingCheck"];
                };
            };
        };
    };
    deleteStandingCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchStandingCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["StandingCheckUpdate"];
                "application/json": components["schemas"]["StandingCheckUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingCheck"];
                };
            };
        };
    };
    listSupplierApprovalSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierApproval"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierApprovalUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierApproval"];
                };
            };
        };
    };
    deleteSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["SupplierApprovalUpdate"];
                "application/json": components["schemas"]["SupplierApprovalUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierApproval"];
                };
            };
        };
    };
    previewSupplierApprovalSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSupplierApprovalSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signSupplierApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifySupplierApprovalSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawSupplierApprovalSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listSupplierEvaluationSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluation"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierEvaluationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluation"];
                };
            };
        };
    };
    deleteSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["SupplierEvaluationUpdate"];
                "application/json": components["schemas"]["SupplierEvaluationUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluation"];
                };
            };
        };
    };
    checkSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluationCheck"];
                };
            };
        };
    };
    previewSupplierEvaluationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSupplierEvaluationSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signSupplierEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifySupplierEvaluationSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawSupplierEvaluationSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createSupplierEvaluationVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierEvaluation"];
                };
            };
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "name" | "country" | "status" | "riskLevel" | "lastVerificationDate" | "nextVerificationDate" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only suppliers with one of these statuses; repeat it for several. */
                status?: ("pending" | "approved" | "rejected" | "suspended")[];
                /** @description How much the supplier is watched; set by people from the evaluation of its risk (21 CFR 1.505). */
                riskLevel?: ("low" | "medium" | "high")[];
                /** @description Computed: `overdue` without a verification or after the next date, `due_soon` within 30 days of it (21 CFR 1.506). */
                fsvpStatus?: ("compliant" | "due_soon" | "overdue" | "not_required")[];
                /** @description Whether the supplier is under the FSVP rule (21 CFR 1.501 names the exemptions); true by default. */
                fsvpRequired?: boolean | ("true" | "false");
                /** @description Only suppliers in these groups of the dashboard; repeat it for several. */
                compliance?: ("compliant" | "pending" | "non_compliant")[];
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierList"];
                };
            };
        };
    };
    createSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    batchSuppliers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppliersBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    getSupplierByExternalId: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setSupplierByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    patchSupplierByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["SupplierUpdate"];
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    exportSuppliers: {
        parameters: {
            query?: {
                /** @description Whether the file begins with a byte order mark, without which Excel does not read it as UTF-8. */
                bom?: boolean | ("true" | "false");
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportSuppliersWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    fsvpSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FsvpSummary"];
                };
            };
        };
    };
    importSuppliers: {
        parameters: {
            query?: {
                /** @description Only check the file and answer the report; nothing is written. */
                dryRun?: boolean | ("true" | "false");
                /** @description What happens to rows of suppliers that exist already: leave them out or create them again. */
                onDuplicate?: "skip" | "create";
                /** @description Encoding of a text file; `utf-8` by default, and a byte order mark counts first. */
                encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1254" | "gb18030" | "big5" | "shift_jis" | "euc-kr";
                /** @description Character between the columns of a text file; by default that of a line `sep=;` at the start, a tab by the media type, or a comma. */
                separator?: "comma" | "semicolon" | "tab" | "pipe";
                /** @description Whether double quotes enclose values of a text file. */
                quotes?: "double" | "none";
                /** @description Sheet of a workbook; the first one if absent. */
                sheet?: string;
                /** @description Line of the file, or row of the sheet, that has the headings. */
                headingRow?: number | string;
                /** @description Which column fills which field, `field:number`; by the headings if absent. */
                columns?: string[];
                /** @description Fields that have the same value in every row, `field:value`; a cell of the row counts first. */
                fixed?: string[];
                /** @description Whether suspended and rejected suppliers may become approved. */
                confirmApprovals?: boolean | ("true" | "false");
                /** @description Whether rows of an export may overwrite suppliers that have changed since. */
                confirmOverwrites?: boolean | ("true" | "false");
                /** @description A UUID of yours under which the progress of this import can be asked for. */
                progress?: string;
            };
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierImportReport"];
                };
            };
        };
    };
    inspectImport: {
        parameters: {
            query?: {
                /** @description Encoding of a text file; `utf-8` by default, and a byte order mark counts first. */
                encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251" | "windows-1254" | "gb18030" | "big5" | "shift_jis" | "euc-kr";
                /** @description Character between the columns of a text file; by default that of a line `sep=;` at the start, a tab by the media type, or a comma. */
                separator?: "comma" | "semicolon" | "tab" | "pipe";
                /** @description Whether double quotes enclose values of a text file. */
                quotes?: "double" | "none";
                /** @description Sheet of a workbook; the first one if absent. */
                sheet?: string;
                /** @description Line of the file, or row of the sheet, that has the headings. */
                headingRow?: number | string;
            };
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/tab-separated-values": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierImportInspection"];
                };
            };
        };
    };
    importProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierImportProgress"];
                };
            };
        };
    };
    listNamesakes: {
        parameters: {
            query?: {
                /** @description The suppliers, at most 200; repeat it for each. */
                supplierId?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamesakeList"];
                };
            };
        };
    };
    getSupplier: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    deleteSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["SupplierUpdate"];
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    listSupplierPerformance: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "evaluationDate" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPerformanceList"];
                };
            };
        };
    };
    createSupplierPerformance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierPerformanceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPerformance"];
                };
            };
        };
    };
    getSupplierPerformance: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signed evaluation that it is based on. */
                evaluationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPerformance"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSupplierProducts: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "productName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProductList"];
                };
            };
        };
    };
    createSupplierProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierProductCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"];
                };
            };
        };
    };
    getSupplierProduct: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The product of the supplier. */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateSupplierProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The product of the supplier. */
                productId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierProductUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"];
                };
            };
        };
    };
    deleteSupplierProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The product of the supplier. */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchSupplierProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The product of the supplier. */
                productId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["SupplierProductUpdate"];
                "application/json": components["schemas"]["SupplierProductUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"];
                };
            };
        };
    };
    restoreSupplierProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The product of the supplier. */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "name" | "email" | "role" | "status" | "lastSignInAt" | "expiresOn";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Only accounts in this state. */
                status?: "invited" | "active" | "disabled";
                /** @description Only accounts with this role. */
                role?: "viewer" | "editor" | "qi" | "administrator" | "qi_administrator" | "auditor";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
        };
    };
    inviteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedAccount"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    patchAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["AccountUpdate"];
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    disableAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    enableAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    renewInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvitationRenewal"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedAccount"];
                };
            };
        };
    };
    listVerifications: {
        parameters: {
            query?: {
                /** @description Text to look for, taken literally, without regard to case, accents and invisible characters; at most 200 characters. Where records have external ids, the record with exactly this id is found too: among suppliers of any length, elsewhere of three characters or more. */
                search?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description Number of records to leave out at the beginning; not with `cursor`. */
                offset?: number | string;
                /** @description Field to order by; without it the newest record comes first. Names are in the order of their letters. */
                sort?: "title" | "status" | "type" | "dueDate" | "scheduledDate" | "supplierName" | "createdAt" | "updatedAt";
                /** @description Direction of `sort`. */
                order?: "asc" | "desc";
                /** @description Reads a list completely: send it empty at first and then the `next` of each answer. Records that are added meanwhile neither repeat nor hide others. */
                cursor?: string;
                /** @description Only records changed at or after this moment. */
                updatedSince?: string;
                /** @description Other fields that differ. */
                fields?: string;
                /** @description Only activities in these states; `overdue` has scheduled ones after their day too. */
                status?: ("scheduled" | "in_progress" | "completed" | "overdue" | "cancelled")[];
                /** @description Only activities of these kinds; repeat it for several. */
                type?: ("audit" | "testing" | "certificate_review" | "facility_inspection")[];
                /** @description The supplier that the record is for. It exists, or existed: a record can be about a deleted supplier. */
                supplierId?: string;
                /** @description Only activities of this FSVP file. */
                fileId?: string;
                /** @description Only activities whose result is in these states; repeat it for several. */
                resultState?: ("none" | "draft" | "complete" | "reviewed_adequate" | "reviewed_inadequate")[];
                /** @description Name of the other system, as in `externalIds`. */
                externalSource?: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivityList"];
                };
            };
        };
    };
    createVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationActivityCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
        };
    };
    batchVerifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationsBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
        };
    };
    getVerificationByExternalId: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setVerificationByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VerificationActivityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
        };
    };
    patchVerificationByExternalId: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Name of the other system, as in `externalIds`. */
                externalSource: string;
                /** @description Id of the record in the other system, at most 200 characters. */
                externalId: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["VerificationActivityUpdate"];
                "application/json": components["schemas"]["VerificationActivityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
        };
    };
    listVerificationActivitySignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getVerification: {
        parameters: {
            query?: {
                /** @description Other fields that differ. */
                fields?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VerificationActivityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
        };
    };
    deleteVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["VerificationActivityUpdate"];
                "application/json": components["schemas"]["VerificationActivityUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationActivity"];
                };
            };
        };
    };
    listVerifiableLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiableLineList"];
                };
            };
        };
    };
    getActivityResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setActivityResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ActivityResultSet"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"];
                };
            };
        };
    };
    patchActivityResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["ActivityResultSet"];
                "application/json": components["schemas"]["ActivityResultSet"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"];
                };
            };
        };
    };
    listResultReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultReviewList"];
                };
            };
        };
    };
    createResultReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultReviewCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultReview"];
                };
            };
        };
    };
    previewVerificationActivitySignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listVerificationActivitySignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signVerificationActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyVerificationActivitySignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawVerificationActivitySignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    listVerificationPlanSignatureStates: {
        parameters: {
            query?: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStateList"];
                };
            };
        };
    };
    getVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlan"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VerificationPlanUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlan"];
                };
            };
        };
    };
    deleteVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["VerificationPlanUpdate"];
                "application/json": components["schemas"]["VerificationPlanUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlan"];
                };
            };
        };
    };
    checkVerificationPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlanCheck"];
                };
            };
        };
    };
    previewVerificationPlanSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signable"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listVerificationPlanSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureList"];
                };
            };
        };
    };
    signVerificationPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    verifyVerificationPlanSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureVerification"];
                };
            };
        };
    };
    withdrawVerificationPlanSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description The signature. */
                signatureId: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
        };
    };
    createVerificationPlanVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPlan"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you have. If it is still the current one, the answer is 304 without a body. Example: `"3"` */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description It still has the ETag of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    patchWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        /** @description The fields to change; null clears a field. */
        requestBody?: {
            content: {
                "application/merge-patch+json": components["schemas"]["WebhookUpdate"];
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in these states; repeat it for several. */
                state?: ("waiting" | "delivered" | "failed")[];
                /** @description Only deliveries of this record. */
                recordId?: string;
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
                /** @description `next` of the last answer; absent for the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetails"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    replayFailedWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplay"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new value for each record, such as a UUID. The same request with the same key within 24 hours is answered with what was stored at first: send it again after a timeout without making a second record. Example: `5f0f0b5e-2f3c-4a52-8f70-3d6cf5f0a0d1` */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the record, a UUID that the suite sets; it never changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; it goes on in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    listWorkItems: {
        parameters: {
            query?: {
                /** @description `mine`: of the caller, handed over to or by the caller, and of nobody. `everybody`: all lines. */
                who?: "mine" | "everybody";
                /** @description The importer of the file. */
                importerId?: string;
                /** @description Only what is about this supplier; a line joins its records alone. */
                supplierId?: string;
                /** @description Only lines of these kinds; repeat it for several. */
                kind?: ("file_requirement" | "signature" | "reevaluation" | "qualification" | "eligibility" | "assurance" | "verification" | "supplier_verification" | "result_review" | "corrective_action" | "document")[];
                /** @description Only lines of these groups; repeat it for several. */
                group?: ("overdue" | "today" | "this_week" | "waiting" | "later")[];
                /** @description Most records in the answer: 50 by default, at most 1,000 in lists with a cursor and 100 in others. */
                limit?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItemList"];
                };
            };
        };
    };
    handOverWorkItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the line. */
                key: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkItemHandOverCreate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItemDecision"];
                };
            };
        };
    };
    endHandOver: {
        parameters: {
            query?: {
                /** @description Only the hand-over of this instant. */
                at?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Names the line. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    snoozeWorkItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names the line. */
                key: string;
            };
            cookie?: never;
        };
        /** @description The fields of the record. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkItemSnoozeCreate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItemDecision"];
                };
            };
        };
    };
    endSnooze: {
        parameters: {
            query?: {
                /** @description Only the snooze of this instant. */
                at?: string;
            };
            header?: {
                /** @description The `ETag` of the record that you read. If somebody changed it meanwhile, the answer is 412 with the current record and nothing is changed. Example: `"3"` */
                "If-Match"?: components["parameters"]["If-Match"];
            };
            path: {
                /** @description Names the line. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getModuleRegistry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModuleRegistry"];
                };
            };
        };
    };
}

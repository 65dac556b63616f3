CREATE TABLE "wechat_task" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"ref" varchar(80) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"ticket" varchar(80),
	"outcome" varchar(10),
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" varchar(200),
	"create_time" timestamp with time zone NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	"claim_time" timestamp with time zone,
	"done_time" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_task_ref_idx" ON "wechat_task" USING btree ("kind","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "wechat_task_ticket_idx" ON "wechat_task" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "wechat_task_user_idx" ON "wechat_task" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wechat_task_due_idx" ON "wechat_task" USING btree ("due_time") WHERE done_time is null;